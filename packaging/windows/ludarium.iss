; The installer for Windows, for one user and without an administrator. Made by Inno Setup:
;   iscc /DVersion=1.2.3 packaging\windows\ludarium.iss
#ifndef Version
  #error Name the version: /DVersion=1.2.3
#endif

[Setup]
AppId=org.ludarium.Ludarium
AppName=Ludarium
AppVersion={#Version}
AppPublisher=The Ludarium developers
DefaultDirName={autopf}\Ludarium
DefaultGroupName=Ludarium
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=Ludarium-{#Version}-windows-x86_64
SetupIconFile=..\..\build\ludarium.ico
UninstallDisplayIcon={app}\Ludarium.exe
Compression=lzma2
SolidCompression=yes

[Files]
Source: "..\..\build\bundle\Ludarium\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Ludarium"; Filename: "{app}\Ludarium.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.ludarium"; ValueType: string; ValueData: "Ludarium.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ludarium"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.ludarium.match+json"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Ludarium.Match"; ValueType: string; ValueData: "Ludarium match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Ludarium.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\_internal\match-file.ico"
Root: HKA; Subkey: "Software\Classes\Ludarium.Match\shell\open\command"; ValueType: string; ValueData: """{app}\Ludarium.exe"" ""%1"""

[Run]
Filename: "{app}\Ludarium.exe"; Description: "Play"; Flags: nowait postinstall skipifsilent
