<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>at_table</name>
    <message>
        <source>Look closer</source>
        <translation>Genauer ansehen</translation>
    </message>
    <message>
        <source>Find this card among all cards</source>
        <translation>Diese Karte unter allen Karten zeigen</translation>
    </message>
    <message>
        <source>Point at a thing on the table, or walk to it with the arrow keys.</source>
        <translation>Zeig auf etwas auf dem Tisch, oder geh mit den Pfeiltasten hin.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist am Zug</translation>
    </message>
    <message>
        <source>{others}, please look away.</source>
        <translation>{others} schaut jetzt weg.</translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Ich bin {name}, zeig den Tisch</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Decision of {name:of}</source>
        <translation>Entscheidung von {name:of}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wieder vor</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Filter orders</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Den Zufall entscheiden lassen</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Wer spielt …</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Propose to stop…</source>
        <translation>Ende vorschlagen …</translation>
    </message>
    <message>
        <source>Score it as it stands…</source>
        <translation>Werten, wie sie steht …</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>Neue Partie ab hier</translation>
    </message>
    <message>
        <source>Pin Look closer</source>
        <translation>Genauer ansehen festhalten</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Blatt drucken …</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Rules of this title</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Show everybody&apos;s score</source>
        <translation>Punkte aller zeigen</translation>
    </message>
    <message>
        <source>{thing}: {detail}</source>
        <translation>{thing}: {detail}</translation>
    </message>
    <message>
        <source>click a line to see the table then</source>
        <translation>Klick auf eine Zeile zeigt den Tisch von damals</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Genauer</translation>
    </message>
    <message numerus="yes">
        <source>%n legal</source>
        <comment>%n legal</comment>
        <translation>
            <numerusform>%n möglich</numerusform>
            <numerusform>%n möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders {number}</source>
        <translation>Befehle {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n lines since your last turn</source>
        <comment>%n line since your last turn</comment>
        <translation>
            <numerusform>%n Zeile seit deinem letzten Zug</numerusform>
            <numerusform>%n Zeilen seit deinem letzten Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Log {number}</source>
        <translation>Protokoll {number}</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>follows the pointer</source>
        <translation>folgt dem Zeiger</translation>
    </message>
    <message>
        <source>Calculating hints…</source>
        <translation>Die besten Befehle werden gesucht …</translation>
    </message>
    <message>
        <source>There is only one thing to do: no hint is needed.</source>
        <translation>Es gibt nur eines zu tun: Ein Tipp ist nicht nötig.</translation>
    </message>
    <message>
        <source>This cannot go there.</source>
        <translation>Das kann dort nicht hin.</translation>
    </message>
    <message>
        <source>The search process ended. Ask again.</source>
        <translation>Das Nachdenken brach ab. Frag noch einmal.</translation>
    </message>
    <message>
        <source>Undo stops here, since this was seen: {seen}</source>
        <translation>Weiter zurück geht es nicht, denn das wurde gesehen: {seen}</translation>
    </message>
    <message>
        <source>Viewing history: nothing can be moved.</source>
        <translation>Das ist die Vergangenheit: Hier lässt sich nichts bewegen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>{name} decides now.</source>
        <translation>{name} entscheidet jetzt.</translation>
    </message>
    <message>
        <source>{thing}: {order}</source>
        <translation>{thing}: {order}</translation>
    </message>
    <message>
        <source>{thing}: click to open it.</source>
        <translation>{thing}: Klick öffnet es.</translation>
    </message>
    <message>
        <source>{thing}: click to put it back.</source>
        <translation>{thing}: Klick legt es zurück.</translation>
    </message>
    <message>
        <source>{thing}: click to choose it. {order}</source>
        <translation>{thing}: Klick wählt es aus. {order}</translation>
    </message>
    <message>
        <source>{thing}: {why}</source>
        <translation>{thing}: {why}</translation>
    </message>
    <message>
        <source>{thing}: bring here what you want. {orders}</source>
        <translation>{thing}: Bring hierher, was du willst. {orders}</translation>
    </message>
    <message>
        <source>{thing}: click to pick it up. {order}</source>
        <translation>{thing}: Klick hebt es auf. {order}</translation>
    </message>
    <message numerus="yes">
        <source>{thing}: click to pick it up. It can go to %n places.</source>
        <comment>{thing}: click to pick it up. It can go to %n place.</comment>
        <translation>
            <numerusform>{thing}: Klick hebt es auf. Es kann an %n Ort.</numerusform>
            <numerusform>{thing}: Klick hebt es auf. Es kann an %n Orte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you can: {order}.</source>
        <translation>Danach kannst du: {order}.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n places: they glow.</source>
        <comment>It can go to one place: it glows.</comment>
        <translation>
            <numerusform>Es kann an einen Ort: Er leuchtet.</numerusform>
            <numerusform>Es kann an %n Orte: Sie leuchten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go here to put it back.</source>
        <translation>Hier loslassen legt es zurück.</translation>
    </message>
    <message>
        <source>Answer ahead: {order}.</source>
        <translation>Im Voraus beantworten: {order}.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <comment>%n step</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>{steps}. {score}</source>
        <translation>{steps}. {score}</translation>
    </message>
    <message>
        <source>{order}. {score}</source>
        <translation>{order}. {score}</translation>
    </message>
    <message>
        <source>The outcome is random or hidden.</source>
        <translation>Was daraus wird, ist vorher nicht bekannt.</translation>
    </message>
    <message>
        <source>Your score stays {score}.</source>
        <translation>Deine Punkte bleiben {score}.</translation>
    </message>
    <message>
        <source>Your score: {score} ({gain}).</source>
        <translation>Deine Punkte: {score} ({gain}).</translation>
    </message>
    <message>
        <source>Hint: {order}. Expected result: {percent}.</source>
        <translation>Tipp: {order}. Erwartetes Ergebnis: {percent}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{rank} · {percent}</source>
        <translation>{rank} · {percent}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Du bist am Zug, {name}</translation>
    </message>
    <message>
        <source>Answer, {name}</source>
        <translation>Antworte, {name}</translation>
    </message>
    <message>
        <source>{name} stopped responding</source>
        <translation>{name} hat den Faden verloren</translation>
    </message>
    <message>
        <source>The search process ended. Nothing is lost: ask again, or let someone else decide.</source>
        <translation>Das Nachdenken brach ab. Nichts ist verloren: Frag noch einmal, oder lass jemand anderen entscheiden.</translation>
    </message>
    <message>
        <source>{name} waits</source>
        <translation>{name} wartet</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>Viewing history (read-only).</source>
        <translation>Du siehst die Vergangenheit. Hier lässt sich nichts bewegen.</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>{name} entscheidet</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>A click goes back to a decision, or forward again.</source>
        <translation>Ein Klick geht zu einer Entscheidung zurück oder wieder vor.</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{here} of {last}</source>
        <translation>{here} von {last}</translation>
    </message>
    <message>
        <source>No matching orders.</source>
        <translation>Kein Befehl hat diese Wörter.</translation>
    </message>
    <message>
        <source>Ctrl F</source>
        <translation>Strg F</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Zurück: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Wieder vor: {what}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>Dismiss until the others move</source>
        <translation>Weglegen, bis die anderen wieder gespielt haben</translation>
    </message>
    <message>
        <source>{key}, arrows</source>
        <translation>{key}, Pfeile</translation>
    </message>
    <message>
        <source>{things:subject} would go unused.</source>
        <translation>Ungenutzt bliebe: {things:plain}.</translation>
    </message>
    <message>
        <source>{order}?</source>
        <translation>{order}?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Unlimited undo; not ranked.</source>
        <translation>Zurück geht es immer, und das Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minutes ago</source>
        <comment>Saved %n minute ago</comment>
        <translation>
            <numerusform>Vor %n Minute gespeichert</numerusform>
            <numerusform>Vor %n Minuten gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved just now</source>
        <translation>Eben gespeichert</translation>
    </message>
    <message>
        <source>Score after it: {score}</source>
        <translation>Punkte danach: {score}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Not possible: {order}. {why}</source>
        <translation>Nicht möglich: {order}. {why}</translation>
    </message>
    <message>
        <source>{order}: {result}</source>
        <translation>{order}: {result}</translation>
    </message>
    <message>
        <source>It brings {changes}.</source>
        <translation>Es bringt {changes}.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Punkte {score}</translation>
    </message>
    <message>
        <source>{gain} → {score}</source>
        <translation>{gain} → {score}</translation>
    </message>
    <message>
        <source>Chance decides, or something hidden is seen.</source>
        <translation>Der Zufall entscheidet, oder etwas Verborgenes wird gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Your score is %n after it.</source>
        <comment>Your score is %n after it.</comment>
        <translation>
            <numerusform>Danach hast du %n Punkt.</numerusform>
            <numerusform>Danach hast du %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {who}</source>
        <translation>{name}, {who}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {who}: %n points</source>
        <comment>{name}, {who}: %n point</comment>
        <translation>
            <numerusform>{name}, {who}: %n Punkt</numerusform>
            <numerusform>{name}, {who}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, decides now</source>
        <translation>{seat}, entscheidet jetzt</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>KI · {level}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Card row</source>
        <translation>Kartenreihe</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>left is cheapest, the row slides left after a turn</source>
        <translation>links am billigsten, nach jedem Zug rückt die Reihe nach links</translation>
    </message>
    <message>
        <source>Bid for the first turn</source>
        <translation>Bieten um den ersten Zug</translation>
    </message>
    <message>
        <source>Map of the colonies</source>
        <translation>Karte der Kolonien</translation>
    </message>
    <message>
        <source>Peg board</source>
        <translation>Stiftbrett</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Your score sheet</source>
        <translation>Dein Wertungsblatt</translation>
    </message>
    <message>
        <source>{name}&apos;s score sheet</source>
        <translation>Wertungsblatt von {name}</translation>
    </message>
    <message>
        <source>the score sheet</source>
        <translation>das Wertungsblatt</translation>
    </message>
    <message>
        <source>back to the map</source>
        <translation>zurück zur Karte</translation>
    </message>
    <message>
        <source>your score sheet</source>
        <translation>dein Wertungsblatt</translation>
    </message>
    <message>
        <source>Peg board of {name:of}</source>
        <translation>Stiftbrett von {name:of}</translation>
    </message>
    <message>
        <source>open sheet</source>
        <translation>Blatt öffnen</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>{name}&apos;s peg board</source>
        <translation>Stiftbrett von {name}</translation>
    </message>
    <message>
        <source>Your peg board</source>
        <translation>Dein Stiftbrett</translation>
    </message>
    <message>
        <source>Esc, or a click on the opponent, goes back</source>
        <translation>Esc oder ein Klick auf den Gegner führt zurück</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>drag or click a die</source>
        <translation>Würfel ziehen oder anklicken</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikte</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Leader board</source>
        <translation>Tafel der Führung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Glory, rounds and turns</source>
        <translation>Ruhm, Runden und Züge</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>It is told in the log. The result of a seat for which the computer played too is kept apart in the record.</source>
        <translation>Das steht im Protokoll. Das Ergebnis eines Platzes, für den auch der Computer spielte, steht in der Bilanz für sich.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer spielt für {name}</translation>
    </message>
    <message>
        <source>{names} can play on: the computer takes over your seat.</source>
        <translation>{names} können weiterspielen: Der Computer übernimmt deinen Platz.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Concede the match?</source>
        <translation>Die Partie aufgeben?</translation>
    </message>
    <message>
        <source>It ends here and counts as lost.</source>
        <translation>Sie endet hier und zählt als verloren.</translation>
    </message>
    <message>
        <source>Stop the match?</source>
        <translation>Die Partie beenden?</translation>
    </message>
    <message>
        <source>If everybody agrees it ends here: nobody wins, and it is kept apart in the record.</source>
        <translation>Wenn alle zustimmen, endet sie hier: Niemand gewinnt, und sie steht in der Bilanz für sich.</translation>
    </message>
    <message>
        <source>Propose to stop</source>
        <translation>Ende vorschlagen</translation>
    </message>
    <message>
        <source>It is told in the log. Once the computer has decided something for you, the match counts as lost in its campaign, even if it is won.</source>
        <translation>Das Protokoll vermerkt es. Sobald der Computer etwas für dich entschieden hat, zählt die Partie in ihrer Kampagne als verloren, auch wenn sie gewonnen wird.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Score the match as it stands?</source>
        <translation>Die Partie werten, wie sie steht?</translation>
    </message>
    <message>
        <source>It has gone on for more than {rounds} rounds. If everybody agrees, whoever is ahead wins, and the result is kept apart in the record.</source>
        <translation>Sie dauert schon länger als {rounds} Runden. Wenn alle zustimmen, gewinnt, wer vorn liegt, und das Ergebnis steht in der Bilanz für sich.</translation>
    </message>
    <message>
        <source>Propose to score</source>
        <translation>Wertung vorschlagen</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Jetzt werten</translation>
    </message>
    <message>
        <source>It ends here, and counts as lost in its campaign.</source>
        <translation>Sie endet hier und zählt in ihrem Feldzug als verloren.</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, stimmst du zu?</translation>
    </message>
    <message>
        <source>{name} proposes to stop the match here.</source>
        <translation>{name} schlägt vor, die Partie hier zu beenden.</translation>
    </message>
    <message>
        <source>{name} proposes to score the match as it stands.</source>
        <translation>{name} schlägt vor, die Partie zu werten, wie sie steht.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} will weiterspielen.</translation>
    </message>
    <message>
        <source>Pay otherwise</source>
        <translation>Anders zahlen</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>Weiterlaufen</translation>
    </message>
    <message>
        <source>These, then the rest in the order shown</source>
        <translation>Diese, dann den Rest in der gezeigten Reihenfolge</translation>
    </message>
    <message>
        <source>All in the order shown</source>
        <translation>Alle in der gezeigten Reihenfolge</translation>
    </message>
    <message>
        <source>Score sheet of {name:of}</source>
        <translation>Wertungsblatt von {name:of}</translation>
    </message>
    <message>
        <source>Zoom in: wheel, pinch or +</source>
        <translation>Die Karte näher sehen: Rad, zwei Finger oder die Plustaste</translation>
    </message>
    <message>
        <source>Zoom out: wheel, pinch or −</source>
        <translation>Mehr von der Karte sehen: Rad, zwei Finger oder die Minustaste</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>{things:same} {place}</source>
        <translation>{things:same} {place}</translation>
    </message>
    <message>
        <source>for each {things:for}</source>
        <translation>je {things:for}</translation>
    </message>
    <message>
        <source>for every {things:for}</source>
        <translation>je {things:for}</translation>
    </message>
    <message>
        <source>you have at least {tokens:object}</source>
        <translation>du mindestens {tokens:object} hast</translation>
    </message>
    <message>
        <source>you have no {thing:object} {place}</source>
        <translation>du {place} keine {thing:object} hast</translation>
    </message>
    <message>
        <source>you have at most {things:object} {place}</source>
        <translation>du {place} höchstens {things:object} hast</translation>
    </message>
    <message>
        <source>you have at least {things:object} {place}</source>
        <translation>du {place} mindestens {things:object} hast</translation>
    </message>
    <message>
        <source>you have {thing:object} {place}</source>
        <translation>du {thing:object} {place} hast</translation>
    </message>
    <message>
        <source>{deed} and {number} more {often}</source>
        <translation>{deed} und {number} mehr {often}</translation>
    </message>
    <message>
        <source>{deed} {often}</source>
        <translation>{deed} {often}</translation>
    </message>
    <message>
        <source>{deed} (at most {most})</source>
        <translation>{deed} (höchstens {most})</translation>
    </message>
    <message>
        <source>you may {steps}</source>
        <translation>du darfst {steps}</translation>
    </message>
    <message>
        <source>do not {steps}</source>
        <translation>nicht: {steps}</translation>
    </message>
    <message>
        <source>• {option}</source>
        <translation>• {option}</translation>
    </message>
    <message>
        <source>choose one: {options}</source>
        <translation>wähle eins: {options}</translation>
    </message>
    <message numerus="yes">
        <source>choose up to %n different ones: {options}</source>
        <comment>choose up to %n: {options}</comment>
        <translation>
            <numerusform>wähle bis zu %n: {options}</numerusform>
            <numerusform>wähle bis zu %n verschiedene: {options}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose {least} to %n different ones: {options}</source>
        <comment>choose {least} to %n: {options}</comment>
        <translation>
            <numerusform>wähle {least} bis %n: {options}</numerusform>
            <numerusform>wähle {least} bis %n verschiedene: {options}</numerusform>
        </translation>
    </message>
    <message>
        <source>if {condition}, {steps}</source>
        <translation>wenn {condition}: {steps}</translation>
    </message>
    <message>
        <source>{deed}; if not, {other}</source>
        <translation>{deed}; wenn nicht: {other}</translation>
    </message>
    <message>
        <source>{cost} to {steps}</source>
        <translation>{cost}, dafür {steps}</translation>
    </message>
    <message>
        <source>{cost}; if you do, {steps}</source>
        <translation>{cost}; wenn du das tust: {steps}</translation>
    </message>
    <message>
        <source>each player may {steps}</source>
        <translation>alle dürfen {steps}</translation>
    </message>
    <message>
        <source>all players each {steps}</source>
        <translation>für alle gilt: {steps}</translation>
    </message>
    <message>
        <source>each other player may {steps}</source>
        <translation>alle anderen dürfen {steps}</translation>
    </message>
    <message>
        <source>the other players each {steps}</source>
        <translation>für alle anderen gilt: {steps}</translation>
    </message>
    <message>
        <source>{deed}; for each, {steps}</source>
        <translation>{deed}; für jedes davon: {steps}</translation>
    </message>
    <message>
        <source>{first}; then {after}</source>
        <translation>{first}; danach: {after}</translation>
    </message>
    <message>
        <source>all {cards:same}</source>
        <translation>alle {cards:same}</translation>
    </message>
    <message>
        <source>any number of {cards:same}</source>
        <translation>beliebig viele {cards:same}</translation>
    </message>
    <message>
        <source>up to {cards:same}</source>
        <translation>bis zu {cards:same}</translation>
    </message>
    <message>
        <source>{cards:same} from {zones:from}</source>
        <translation>{cards:same} aus {zones:from}</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>the drawn card</source>
        <translation>die gezogene Karte</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>jene Karte</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>gain {things:object}</source>
        <translation>{things:object} erhalten</translation>
    </message>
    <message>
        <source>pay {things:object}</source>
        <translation>{things:object} zahlen</translation>
    </message>
    <message>
        <source>all {things:same} (at least {least})</source>
        <translation>{things:same} vollständig (mindestens {least})</translation>
    </message>
    <message>
        <source>up to {things:same}</source>
        <translation>bis zu {things:same}</translation>
    </message>
    <message numerus="yes">
        <source>spend %n actions</source>
        <comment>spend %n action</comment>
        <translation>
            <numerusform>%n Aktion ausgeben</numerusform>
            <numerusform>%n Aktionen ausgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw up to %n cards</source>
        <comment>draw up to %n card</comment>
        <translation>
            <numerusform>bis zu %n Karte ziehen</numerusform>
            <numerusform>bis zu %n Karten ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards</source>
        <comment>draw %n card</comment>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{draw} without reshuffling</source>
        <translation>{draw}, ohne neu zu mischen</translation>
    </message>
    <message numerus="yes">
        <source>discard %n drawn cards</source>
        <comment>discard %n drawn card</comment>
        <translation>
            <numerusform>%n gezogene Karte ablegen</numerusform>
            <numerusform>%n gezogene Karten ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {cards:object}</source>
        <translation>{cards:object} ablegen</translation>
    </message>
    <message>
        <source>exile {cards:object}</source>
        <translation>{cards:object} verbannen</translation>
    </message>
    <message>
        <source>put {cards:object} on top of the draw deck</source>
        <translation>{cards:object} oben auf den Nachziehstapel legen</translation>
    </message>
    <message>
        <source>return {cards:object} to hand</source>
        <translation>{cards:object} auf die Hand zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n of these: {many}</source>
        <comment>%n {each:same}</comment>
        <translation>
            <numerusform>%n von diesen: {many}</numerusform>
            <numerusform>%n von diesen: {many}</numerusform>
        </translation>
    </message>
    <message>
        <source>{things:same} other than {one:than}</source>
        <translation>{things:same} außer {one:from}</translation>
    </message>
    <message>
        <source>{things:same} (also {one})</source>
        <translation>{things:same} (auch {one})</translation>
    </message>
    <message numerus="yes">
        <source>%n of these: {many}</source>
        <comment>%n {each:same} · object</comment>
        <translation>
            <numerusform>%n von diesen: {many}</numerusform>
            <numerusform>%n von diesen: {many}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these: {many}</source>
        <comment>%n {each:same} · from</comment>
        <translation>
            <numerusform>%n von diesen: {many}</numerusform>
            <numerusform>%n von diesen: {many}</numerusform>
        </translation>
    </message>
    <message>
        <source>this card</source>
        <comment>object</comment>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>this card</source>
        <comment>from</comment>
        <translation>dieser Karte</translation>
    </message>
    <message>
        <source>the drawn card</source>
        <comment>object</comment>
        <translation>die gezogene Karte</translation>
    </message>
    <message>
        <source>the drawn card</source>
        <comment>from</comment>
        <translation>der gezogenen Karte</translation>
    </message>
    <message>
        <source>that card</source>
        <comment>object</comment>
        <translation>jene Karte</translation>
    </message>
    <message>
        <source>that card</source>
        <comment>from</comment>
        <translation>jener Karte</translation>
    </message>
</context>
<context>
    <name>empire</name>
    <message numerus="yes">
        <source>Place %n armies</source>
        <comment>Place %n army</comment>
        <translation>
            <numerusform>%n Armee setzen</numerusform>
            <numerusform>%n Armeen setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n, land</source>
        <comment>Move %n, land</comment>
        <translation>
            <numerusform>%n ziehen, Land</numerusform>
            <numerusform>%n ziehen, Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n, land or sea</source>
        <comment>Move %n, land or sea</comment>
        <translation>
            <numerusform>%n ziehen, Land/See</numerusform>
            <numerusform>%n ziehen, Land/See</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n cities</source>
        <comment>Build a city</comment>
        <translation>
            <numerusform>Stadt bauen</numerusform>
            <numerusform>%n Städte bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroy %n armies</source>
        <comment>Destroy %n army</comment>
        <translation>
            <numerusform>%n Armee zerstören</numerusform>
            <numerusform>%n Armeen zerstören</numerusform>
        </translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>taken for free</source>
        <translation>umsonst genommen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>umsonst</translation>
    </message>
    <message>
        <source>you have {coins}</source>
        <translation>du hast {coins}</translation>
    </message>
    <message>
        <source>one more of any good you have</source>
        <translation>eins mehr von einer Ware, die du hast</translation>
    </message>
    <message numerus="yes">
        <source>%n pt</source>
        <comment>%n pt</comment>
        <translation>
            <numerusform>%n P.</numerusform>
            <numerusform>%n P.</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>{number} start</source>
        <translation>{number} Start</translation>
    </message>
    <message>
        <source>card {cards} of {all}</source>
        <translation>Karte {cards} von {all}</translation>
    </message>
    <message>
        <source>{cards} of {all}</source>
        <translation>{cards} von {all}</translation>
    </message>
    <message>
        <source>{line} {points}</source>
        <translation>{line} {points}</translation>
    </message>
    <message>
        <source>{more} more: {points}</source>
        <translation>{more} mehr: {points}</translation>
    </message>
    <message>
        <source>Place a neutral army in {region}</source>
        <translation>Eine neutrale Armee setzen: {region}</translation>
    </message>
    <message>
        <source>Begin yourself</source>
        <translation>Selbst beginnen</translation>
    </message>
    <message>
        <source>Bid {coins:object}</source>
        <translation>{coins:object} bieten</translation>
    </message>
    <message>
        <source>Let {name:object} begin</source>
        <translation>{name:object} beginnen lassen</translation>
    </message>
    <message>
        <source>Take {card:object} {price}</source>
        <translation>{card:object} {price} nehmen</translation>
    </message>
    <message>
        <source>Place an army in {region}</source>
        <translation>Eine Armee setzen: {region}</translation>
    </message>
    <message>
        <source>Move an army {here} → {there}</source>
        <translation>Eine Armee ziehen: {here} → {there}</translation>
    </message>
    <message>
        <source>Build a city in {region}</source>
        <translation>Eine Stadt bauen: {region}</translation>
    </message>
    <message>
        <source>Destroy a neutral army in {region}</source>
        <translation>Eine neutrale Armee zerstören: {region}</translation>
    </message>
    <message>
        <source>Destroy your own army in {region}</source>
        <translation>Deine eigene Armee zerstören: {region}</translation>
    </message>
    <message>
        <source>Destroy an army of {owner:of} in {region}</source>
        <translation>Eine Armee von {owner:from} zerstören: {region}</translation>
    </message>
    <message>
        <source>Destroy your own army</source>
        <translation>Deine eigene Armee zerstören</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>place %n armies</source>
        <comment>place %n army</comment>
        <translation>
            <numerusform>%n Armee setzen</numerusform>
            <numerusform>%n Armeen setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n steps over land</source>
        <comment>move %n step over land</comment>
        <translation>
            <numerusform>%n Schritt über Land ziehen</numerusform>
            <numerusform>%n Schritte über Land ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n steps over land or sea</source>
        <comment>move %n step over land or sea</comment>
        <translation>
            <numerusform>%n Schritt über Land oder See ziehen</numerusform>
            <numerusform>%n Schritte über Land oder See ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n cities</source>
        <comment>build a city</comment>
        <translation>
            <numerusform>eine Stadt bauen</numerusform>
            <numerusform>%n Städte bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>destroy %n armies</source>
        <comment>destroy an army</comment>
        <translation>
            <numerusform>eine Armee zerstören</numerusform>
            <numerusform>%n Armeen zerstören</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good:same}</source>
        <translation>{number} {good:same}</translation>
    </message>
    <message>
        <source>{good:same} ({line})</source>
        <translation>{good:same} ({line})</translation>
    </message>
    <message>
        <source>Game {game} is set up anew.</source>
        <translation>Partie {game} wird neu aufgebaut.</translation>
    </message>
    <message>
        <source>You place a neutral army in {region}.</source>
        <translation>Du setzt eine neutrale Armee: {region}.</translation>
    </message>
    <message>
        <source>{name} places a neutral army in {region}.</source>
        <translation>{name} setzt eine neutrale Armee: {region}.</translation>
    </message>
    <message>
        <source>You bid in secret.</source>
        <translation>Du bietest geheim.</translation>
    </message>
    <message>
        <source>{name} bids in secret.</source>
        <translation>{name} bietet geheim.</translation>
    </message>
    <message>
        <source>The bids are shown: {bids}.</source>
        <translation>Die Gebote werden aufgedeckt: {bids}.</translation>
    </message>
    <message>
        <source>Between {tied:with} the die decides for {name:for}.</source>
        <translation>Zwischen {tied:with} entscheidet der Würfel für {name:for}.</translation>
    </message>
    <message>
        <source>You win the bid and pay nothing.</source>
        <translation>Du gewinnst das Bieten und zahlst nichts.</translation>
    </message>
    <message>
        <source>{name} wins the bid and pays nothing.</source>
        <translation>{name} gewinnt das Bieten und zahlt nichts.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>Card {round}: your turn.</source>
        <translation>Karte {round}: Du bist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The game is set up: %n cards lie in the row.</source>
        <comment>The game is set up: %n card lies in the row.</comment>
        <translation>
            <numerusform>Das Spiel ist aufgebaut: %n Karte liegt in der Reihe.</numerusform>
            <numerusform>Das Spiel ist aufgebaut: %n Karten liegen in der Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {coins:object}.</source>
        <translation>Du bietest {coins:object}.</translation>
    </message>
    <message>
        <source>{name} bids {coins:object}.</source>
        <translation>{name} bietet {coins:object}.</translation>
    </message>
    <message>
        <source>{coins:same} by {name:by}</source>
        <translation>{coins:same} von {name:by}</translation>
    </message>
    <message>
        <source>Of {tied:of}, you are the youngest.</source>
        <translation>Am jüngsten unter {tied:from} bist du.</translation>
    </message>
    <message>
        <source>Of {tied:of}, {name} is the youngest.</source>
        <translation>Am jüngsten unter {tied:from} ist {name}.</translation>
    </message>
    <message>
        <source>Between {tied:with} the last seat wins, as no ages are known: you.</source>
        <translation>Zwischen {tied:with} gewinnt der letzte Platz, da kein Alter bekannt ist: du.</translation>
    </message>
    <message>
        <source>Between {tied:with} the last seat wins, as no ages are known: {name}.</source>
        <translation>Zwischen {tied:with} gewinnt der letzte Platz, da kein Alter bekannt ist: {name}.</translation>
    </message>
    <message>
        <source>Between {tied:with} the die decides for you.</source>
        <translation>Zwischen {tied:with} entscheidet der Würfel für dich.</translation>
    </message>
    <message>
        <source>You win the bid and pay {coins:object}.</source>
        <translation>Du gewinnst das Bieten und zahlst {coins:object}.</translation>
    </message>
    <message>
        <source>{name} wins the bid and pays {coins:object}.</source>
        <translation>{name} gewinnt das Bieten und zahlt {coins:object}.</translation>
    </message>
    <message>
        <source>You let {first:object} begin.</source>
        <translation>Du lässt {first:object} beginnen.</translation>
    </message>
    <message>
        <source>{name} lets {first:object} begin.</source>
        <translation>{name} lässt {first:object} beginnen.</translation>
    </message>
    <message>
        <source>Card {round}: the turn of {name:of}.</source>
        <translation>Karte {round}: Am Zug ist {name:plain}.</translation>
    </message>
    <message>
        <source>You take {card:object} {price}.</source>
        <translation>Du nimmst {card:object} {price}.</translation>
    </message>
    <message>
        <source>{name} takes {card:object} {price}.</source>
        <translation>{name} nimmt {card:object} {price}.</translation>
    </message>
    <message>
        <source>You place an army in {region}.</source>
        <translation>Du setzt eine Armee: {region}.</translation>
    </message>
    <message>
        <source>{name} places an army in {region}.</source>
        <translation>{name} setzt eine Armee: {region}.</translation>
    </message>
    <message>
        <source>You move an army {here} → {there}.</source>
        <translation>Du ziehst eine Armee: {here} → {there}.</translation>
    </message>
    <message>
        <source>{name} moves an army {here} → {there}.</source>
        <translation>{name} zieht eine Armee: {here} → {there}.</translation>
    </message>
    <message>
        <source>You build a city in {region}.</source>
        <translation>Du baust eine Stadt: {region}.</translation>
    </message>
    <message>
        <source>{name} builds a city in {region}.</source>
        <translation>{name} baut eine Stadt: {region}.</translation>
    </message>
    <message>
        <source>You destroy your own army in {region}.</source>
        <translation>Du zerstörst deine eigene Armee: {region}.</translation>
    </message>
    <message>
        <source>{name} destroys an army of their own in {region}.</source>
        <translation>{name} zerstört eine eigene Armee: {region}.</translation>
    </message>
    <message>
        <source>You destroy a neutral army in {region}.</source>
        <translation>Du zerstörst eine neutrale Armee: {region}.</translation>
    </message>
    <message>
        <source>{name} destroys a neutral army in {region}.</source>
        <translation>{name} zerstört eine neutrale Armee: {region}.</translation>
    </message>
    <message>
        <source>You destroy an army in {region} that belongs to {owner:to}.</source>
        <translation>Du zerstörst eine Armee von {owner:from}: {region}.</translation>
    </message>
    <message>
        <source>{name} destroys an army in {region} that belongs to {owner:to}.</source>
        <translation>{name} zerstört eine Armee von {owner:from}: {region}.</translation>
    </message>
    <message>
        <source>{card:subject} comes to the row.</source>
        <translation>{card:subject} kommt in die Reihe.</translation>
    </message>
    <message>
        <source>You end your turn.</source>
        <translation>Du beendest deinen Zug.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} beendet den Zug.</translation>
    </message>
    <message>
        <source>Everybody has taken card {round}.</source>
        <translation>Alle haben Karte {round} genommen.</translation>
    </message>
    <message>
        <source>Game {game} is over.</source>
        <translation>Partie {game} ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Crystal</source>
        <translation>Kristall</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Heartland</source>
        <translation>Kernland</translation>
    </message>
    <message>
        <source>Isle</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>West Isle</source>
        <translation>Westinsel</translation>
    </message>
    <message>
        <source>North Isle</source>
        <translation>Nordinsel</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>placing neutral armies</source>
        <translation>das Setzen neutraler Armeen</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>das Bieten</translation>
    </message>
    <message>
        <source>naming the first player</source>
        <translation>die Wahl der Person, die beginnt</translation>
    </message>
    <message>
        <source>taking a card</source>
        <translation>das Nehmen einer Karte</translation>
    </message>
    <message>
        <source>doing what the card says</source>
        <translation>das Ausführen der Karte</translation>
    </message>
    <message>
        <source>confirming</source>
        <translation>das Bestätigen</translation>
    </message>
    <message>
        <source>place armies</source>
        <translation>Armeen setzen</translation>
    </message>
    <message>
        <source>move armies</source>
        <translation>Armeen ziehen</translation>
    </message>
    <message>
        <source>build a city</source>
        <translation>eine Stadt bauen</translation>
    </message>
    <message>
        <source>destroy an army</source>
        <translation>eine Armee zerstören</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Continents</source>
        <translation>Kontinente</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>Übrige Münzen</translation>
    </message>
    <message>
        <source>Armies on the map</source>
        <translation>Armeen auf dem Plan</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Goods tokens</source>
        <translation>Warenplättchen</translation>
    </message>
    <message>
        <source>Ties of the bid</source>
        <translation>Gleichstand beim Bieten</translation>
    </message>
    <message>
        <source>Ages, seat by seat</source>
        <translation>Alter, Platz für Platz</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Without tokens</source>
        <translation>Ohne Plättchen</translation>
    </message>
    <message>
        <source>With tokens</source>
        <translation>Mit Plättchen</translation>
    </message>
    <message>
        <source>The youngest wins</source>
        <translation>Wer am jüngsten ist, gewinnt</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Ein Würfel entscheidet</translation>
    </message>
    <message>
        <source>Not known: the last seat is the youngest</source>
        <translation>Nicht bekannt: Der letzte Platz ist am jüngsten</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>Three games, points added up</source>
        <translation>Drei Partien, Punkte zusammengezählt</translation>
    </message>
    <message>
        <source>Eight-Minute Empire</source>
        <translation>Acht-Minuten-Imperium</translation>
    </message>
    <message numerus="yes">
        <source>{good} (%n wild)</source>
        <comment>{good} (%n wild)</comment>
        <translation>
            <numerusform>{good} (%n Joker)</numerusform>
            <numerusform>{good} (%n Joker)</numerusform>
        </translation>
    </message>
    <message>
        <source>Ages {ages}</source>
        <translation>Alter {ages}</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>%n coin</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <comment>%n step</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>for {coins:for}</source>
        <translation>für {coins:for}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Coins each</source>
        <translation>Münzen je Person</translation>
    </message>
    <message>
        <source>Cards to the end</source>
        <translation>Karten bis zum Ende</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>for free</source>
        <translation>umsonst</translation>
    </message>
    <message>
        <source>The win is shared by {names:by}.</source>
        <translation>Den Sieg teilen sich {names}.</translation>
    </message>
    <message>
        <source>You win the tie: you have more coins left.</source>
        <translation>Du gewinnst den Gleichstand: Du hast mehr Münzen übrig.</translation>
    </message>
    <message>
        <source>{name} wins the tie with more coins left.</source>
        <translation>{name} gewinnt den Gleichstand mit mehr übrigen Münzen.</translation>
    </message>
    <message>
        <source>You win the tie: you have more armies on the map.</source>
        <translation>Du gewinnst den Gleichstand: Du hast mehr Armeen auf dem Plan.</translation>
    </message>
    <message>
        <source>{name} wins the tie with more armies on the map.</source>
        <translation>{name} gewinnt den Gleichstand mit mehr Armeen auf dem Plan.</translation>
    </message>
    <message>
        <source>You win the tie: you control more regions.</source>
        <translation>Du gewinnst den Gleichstand: Du kontrollierst mehr Regionen.</translation>
    </message>
    <message>
        <source>{name} wins the tie with more controlled regions.</source>
        <translation>{name} gewinnt den Gleichstand mit mehr kontrollierten Regionen.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Place a neutral army in any region. %n are left.</source>
        <comment>Place the last neutral army in any region.</comment>
        <translation>
            <numerusform>Setze die letzte neutrale Armee in eine beliebige Region.</numerusform>
            <numerusform>Setze eine neutrale Armee in eine beliebige Region. Es sind noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a neutral army.</source>
        <translation>{name} setzt eine neutrale Armee.</translation>
    </message>
    <message>
        <source>You won the bid. Name the first player.</source>
        <translation>Du hast das Bieten gewonnen. Bestimme, wer beginnt.</translation>
    </message>
    <message>
        <source>{name} won the bid and names the first player.</source>
        <translation>{name} hat das Bieten gewonnen und bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>Bid in secret for naming the first player. You have {coins:object}.</source>
        <translation>Biete geheim darum, wer beginnt. Du hast {coins:object}.</translation>
    </message>
    <message>
        <source>Take a card. You have {coins:object}.</source>
        <translation>Nimm eine Karte. Du hast {coins:object}.</translation>
    </message>
    <message>
        <source>{name} takes a card.</source>
        <translation>{name} nimmt eine Karte.</translation>
    </message>
    <message>
        <source>You may still {deeds}. Or end your turn.</source>
        <translation>Du darfst noch {deeds}. Oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>{name} may {deeds}.</source>
        <translation>{name} darf {deeds}.</translation>
    </message>
    <message>
        <source>Nothing is left to do. End your turn.</source>
        <translation>Es bleibt nichts zu tun. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>This destroys your own army in region {region}. Do it, or take it back.</source>
        <translation>Das zerstört deine eigene Armee in Region {region}. Tu es, oder nimm es zurück.</translation>
    </message>
    <message>
        <source>{name} is about to destroy an army of their own.</source>
        <translation>{name} ist dabei, eine eigene Armee zu zerstören.</translation>
    </message>
    <message>
        <source>Neutral armies are only in the game of two.</source>
        <translation>Neutrale Armeen gibt es nur zu zweit.</translation>
    </message>
    <message>
        <source>The bid is over: there is one in a game.</source>
        <translation>Das Bieten ist vorbei: Es gibt eines je Partie.</translation>
    </message>
    <message>
        <source>You cannot bid more than you have: {coins}.</source>
        <translation>Du kannst nicht mehr bieten, als du hast: {coins}.</translation>
    </message>
    <message>
        <source>The lowest bid is 0.</source>
        <translation>Das niedrigste Gebot ist 0.</translation>
    </message>
    <message>
        <source>This card costs {coins:object}, more than you have.</source>
        <translation>Diese Karte kostet {coins:object}, mehr als du hast.</translation>
    </message>
    <message>
        <source>This card does not lie in the row.</source>
        <translation>Diese Karte liegt nicht in der Reihe.</translation>
    </message>
    <message>
        <source>You have taken a card: one is taken in a turn.</source>
        <translation>Du hast schon eine Karte genommen: Es gibt eine je Zug.</translation>
    </message>
    <message>
        <source>Your card does not let you {deed}.</source>
        <translation>Deine Karte erlaubt das nicht: {deed}.</translation>
    </message>
    <message>
        <source>The card gives one or the other, and you have done the other.</source>
        <translation>Die Karte gibt das eine oder das andere, und du hast das andere getan.</translation>
    </message>
    <message>
        <source>The card lets you do no more of this.</source>
        <translation>Mehr davon erlaubt die Karte nicht.</translation>
    </message>
    <message>
        <source>You have no army left in your supply.</source>
        <translation>Du hast keine Armee mehr im Vorrat.</translation>
    </message>
    <message>
        <source>New armies come to the start or where you have a city.</source>
        <translation>Neue Armeen kommen zum Start oder dorthin, wo du eine Stadt hast.</translation>
    </message>
    <message>
        <source>You have no army there: only your own can be moved.</source>
        <translation>Du hast dort keine Armee: Ziehen kannst du nur deine eigenen.</translation>
    </message>
    <message>
        <source>This move goes over land only, not along a dotted line.</source>
        <translation>Dieser Zug geht nur über Land, nicht entlang einer gepunkteten Linie.</translation>
    </message>
    <message>
        <source>These regions are no neighbours: an army goes step by step.</source>
        <translation>Diese Regionen sind keine Nachbarn: Eine Armee geht Schritt für Schritt.</translation>
    </message>
    <message>
        <source>All your {cities:subject} stand on the map.</source>
        <translation>Alle deine Städte ({cities:plain}) stehen auf dem Plan.</translation>
    </message>
    <message>
        <source>A city is built where you have an army.</source>
        <translation>Eine Stadt baut man, wo man eine Armee hat.</translation>
    </message>
    <message>
        <source>Cities cannot be destroyed.</source>
        <translation>Städte kann man nicht zerstören.</translation>
    </message>
    <message>
        <source>There is no such army in this region.</source>
        <translation>Eine solche Armee gibt es in dieser Region nicht.</translation>
    </message>
    <message>
        <source>Neutral armies</source>
        <translation>Neutrale Armeen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n cards taken by all</source>
        <comment>{taken} of %n card taken by all</comment>
        <translation>
            <numerusform>{taken} von %n Karte von allen genommen</numerusform>
            <numerusform>{taken} von %n Karten von allen genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>game {game} of {games}</source>
        <translation>Partie {game} von {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n armies to place</source>
        <comment>%n army to place</comment>
        <translation>
            <numerusform>%n Armee zu setzen</numerusform>
            <numerusform>%n Armeen zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land</source>
        <comment>%n step over land</comment>
        <translation>
            <numerusform>%n Schritt über Land</numerusform>
            <numerusform>%n Schritte über Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land or sea</source>
        <comment>%n step over land or sea</comment>
        <translation>
            <numerusform>%n Schritt über Land oder See</numerusform>
            <numerusform>%n Schritte über Land oder See</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to build</source>
        <comment>a city to build</comment>
        <translation>
            <numerusform>eine Stadt zu bauen</numerusform>
            <numerusform>%n Städte zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies to destroy</source>
        <comment>an army to destroy</comment>
        <translation>
            <numerusform>eine Armee zu zerstören</numerusform>
            <numerusform>%n Armeen zu zerstören</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {number}: {good}</source>
        <translation>Karte {number}: {good}</translation>
    </message>
    <message>
        <source>{line}.</source>
        <translation>{line}.</translation>
    </message>
    <message>
        <source>Only in the game of {seats}.</source>
        <translation>Nur zu {seats} im Spiel.</translation>
    </message>
    <message>
        <source>{good}: {steps}.</source>
        <translation>{good}: {steps}.</translation>
    </message>
    <message>
        <source>Wild: at the end one more of a good that you have.</source>
        <translation>Joker: am Ende eins mehr von einer Ware, die du hast.</translation>
    </message>
    <message>
        <source>{count} for {points:for}</source>
        <translation>{count} für {points:for}</translation>
    </message>
    <message>
        <source>Region {number} of {map:of}</source>
        <translation>Region {number} von {map:of}</translation>
    </message>
    <message>
        <source>On the continent {continent:plain}.</source>
        <translation>Auf dem Kontinent {continent:plain}.</translation>
    </message>
    <message>
        <source>All armies start here.</source>
        <translation>Alle Armeen beginnen hier.</translation>
    </message>
    <message>
        <source>By land to {regions:plain}.</source>
        <translation>Über Land nach {regions:plain}.</translation>
    </message>
    <message>
        <source>By sea to {regions:plain}.</source>
        <translation>Über See nach {regions:plain}.</translation>
    </message>
    <message>
        <source>Takes a goods token in the variant.</source>
        <translation>Bekommt in der Variante ein Warenplättchen.</translation>
    </message>
    <message>
        <source>Whoever controls its region at the end has one more.</source>
        <translation>Wer am Ende seine Region kontrolliert, hat eins mehr.</translation>
    </message>
    <message>
        <source>Goods token: {good}</source>
        <translation>Warenplättchen: {good}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Card row</source>
        <translation>Kartenreihe</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Bid for the first turn</source>
        <translation>Bieten um den ersten Zug</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>{number} {good:plain}</source>
        <translation>{number} {good:plain}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>umstritten</translation>
    </message>
    <message>
        <source>Region {number}, start</source>
        <translation>Region {number}, Start</translation>
    </message>
    <message>
        <source>Region {number}</source>
        <translation>Region {number}</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Bank: {coins}</translation>
    </message>
    <message>
        <source>Goods token: {good}.</source>
        <translation>Warenplättchen: {good}.</translation>
    </message>
    <message>
        <source>{region}.</source>
        <translation>{region}.</translation>
    </message>
    <message>
        <source>{name}: {pieces}.</source>
        <translation>{name}: {pieces}.</translation>
    </message>
    <message>
        <source>{name:subject} controls it.</source>
        <translation>Kontrolle: {name:plain}.</translation>
    </message>
    <message>
        <source>{name:subject} controls {count}.</source>
        <translation>Kontrolliert von {name:from}: {count}.</translation>
    </message>
    <message>
        <source>{card}, {price}: you have {coins:object}</source>
        <translation>{card}, {price}: Du hast {coins:object}</translation>
    </message>
    <message numerus="yes">
        <source>%n more {good:of} for {points:for}.</source>
        <comment>%n more {good:of} for {points:for}.</comment>
        <translation>
            <numerusform>Noch %n {good:plain} für {points:for}.</numerusform>
            <numerusform>Noch %n {good:plain} für {points:for}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {pieces:subject} in the supply</source>
        <translation>{name}: {pieces:subject} im Vorrat</translation>
    </message>
    <message>
        <source>{name}: {count} {good:plain}</source>
        <translation>{name}: {count} {good:plain}</translation>
    </message>
    <message>
        <source>Tied: nobody controls it.</source>
        <translation>Gleichstand: Niemand kontrolliert sie.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city</comment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {pieces:subject} in {region:in}</source>
        <translation>{name}: {pieces:subject} in {region:in}</translation>
    </message>
    <message>
        <source>{continent}: {owner}</source>
        <translation>{continent}: {owner}</translation>
    </message>
    <message numerus="yes">
        <source>%n regions.</source>
        <comment>%n region.</comment>
        <translation>
            <numerusform>%n Region.</numerusform>
            <numerusform>%n Regionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever controls most of them has one point more.</source>
        <translation>Wer die meisten davon kontrolliert, hat einen Punkt mehr.</translation>
    </message>
    <message>
        <source>{good}: {line}</source>
        <translation>{good}: {line}</translation>
    </message>
    <message>
        <source>{card}, taken {price}</source>
        <translation>{card}, {price} genommen</translation>
    </message>
    <message>
        <source>{card}, {price}</source>
        <translation>{card}, {price}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n cards</source>
        <comment>Deck: %n card</comment>
        <translation>
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{coins}. Card {cards} of {all}. Would score {total} now: {lines}.</source>
        <translation>{coins}. Karte {cards} von {all}. Jetzt wären es {total} Punkte: {lines}.</translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}: {facts}</translation>
    </message>
    <message numerus="yes">
        <source>%n neutral armies to place</source>
        <comment>%n neutral army to place</comment>
        <translation>
            <numerusform>%n neutrale Armee zu setzen</numerusform>
            <numerusform>%n neutrale Armeen zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral armies in the box</source>
        <translation>Neutrale Armeen in der Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards</source>
        <comment>{name}: %n card</comment>
        <translation>
            <numerusform>{name}: %n Karte</numerusform>
            <numerusform>{name}: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wild</source>
        <comment>%n of them wild</comment>
        <translation>
            <numerusform>davon %n Joker</numerusform>
            <numerusform>davon %n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}.</translation>
    </message>
    <message>
        <source>{text}, {facts}</source>
        <translation>{text}, {facts}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n wild cards</source>
        <comment>{name}: %n wild card</comment>
        <translation>
            <numerusform>{name}: %n Joker</numerusform>
            <numerusform>{name}: %n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth nothing yet: a wild card counts as one more of a good that you have.</source>
        <translation>Noch nichts wert: Ein Joker zählt als eins mehr von einer Ware, die du hast.</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>has not bid</source>
        <translation>hat nicht geboten</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>sealed: {bid}</source>
        <translation>verdeckt: {bid}</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>Ich beginne</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>object</comment>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>from</comment>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>object</comment>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>from</comment>
        <translation>Seite B</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>%n coin · object</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>%n coin · from</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army · object</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army · from</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <comment>%n step · object</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <comment>%n step · from</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point · object</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point · from</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city · object</comment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city · from</comment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies to place</source>
        <comment>%n army to place · object</comment>
        <translation>
            <numerusform>%n Armee zu setzen</numerusform>
            <numerusform>%n Armeen zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies to place</source>
        <comment>%n army to place · from</comment>
        <translation>
            <numerusform>%n Armee zu setzen</numerusform>
            <numerusform>%n Armeen zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land</source>
        <comment>%n step over land · object</comment>
        <translation>
            <numerusform>%n Schritt über Land</numerusform>
            <numerusform>%n Schritte über Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land</source>
        <comment>%n step over land · from</comment>
        <translation>
            <numerusform>%n Schritt über Land</numerusform>
            <numerusform>%n Schritten über Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land or sea</source>
        <comment>%n step over land or sea · object</comment>
        <translation>
            <numerusform>%n Schritt über Land oder See</numerusform>
            <numerusform>%n Schritte über Land oder See</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps over land or sea</source>
        <comment>%n step over land or sea · from</comment>
        <translation>
            <numerusform>%n Schritt über Land oder See</numerusform>
            <numerusform>%n Schritten über Land oder See</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to build</source>
        <comment>a city to build · object</comment>
        <translation>
            <numerusform>eine Stadt zu bauen</numerusform>
            <numerusform>%n Städte zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to build</source>
        <comment>a city to build · from</comment>
        <translation>
            <numerusform>einer Stadt zu bauen</numerusform>
            <numerusform>%n Städten zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies to destroy</source>
        <comment>an army to destroy · object</comment>
        <translation>
            <numerusform>eine Armee zu zerstören</numerusform>
            <numerusform>%n Armeen zu zerstören</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies to destroy</source>
        <comment>an army to destroy · from</comment>
        <translation>
            <numerusform>einer Armee zu zerstören</numerusform>
            <numerusform>%n Armeen zu zerstören</numerusform>
        </translation>
    </message>
    <message>
        <source>Region {number}</source>
        <comment>object</comment>
        <translation>Region {number}</translation>
    </message>
    <message>
        <source>Region {number}</source>
        <comment>from</comment>
        <translation>Region {number}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>object</comment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>from</comment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Region {number}, start</source>
        <comment>object</comment>
        <translation>Region {number}, Start</translation>
    </message>
    <message>
        <source>Region {number}, start</source>
        <comment>from</comment>
        <translation>Region {number}, Start</translation>
    </message>
    <message>
        <source>{steps:subject} left</source>
        <translation>noch {steps:subject}</translation>
    </message>
    <message>
        <source>You: {deeds}.</source>
        <translation>Du: {deeds}.</translation>
    </message>
    <message>
        <source>{name}: {deeds}.</source>
        <translation>{name}: {deeds}.</translation>
    </message>
    <message>
        <source>nothing done on the map</source>
        <translation>nichts auf dem Plan getan</translation>
    </message>
    <message>
        <source>{good:plain} {price}</source>
        <translation>{good:plain} {price}</translation>
    </message>
    <message>
        <source>{armies:plain} in {region}</source>
        <translation>{armies:plain} in {region}</translation>
    </message>
    <message>
        <source>{here} → {there}</source>
        <translation>{here} → {there}</translation>
    </message>
    <message>
        <source>a city in {region}</source>
        <translation>eine Stadt in {region}</translation>
    </message>
    <message>
        <source>an army destroyed in {region}</source>
        <translation>eine Armee in {region} zerstört</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>This is not possible ({key}).</source>
        <translation>Das ist nicht möglich ({key}).</translation>
    </message>
    <message>
        <source>Play empire-building tabletop games</source>
        <translation>Brettspiele spielen, in denen Reiche entstehen</translation>
    </message>
    <message>
        <source>Tabletop Games</source>
        <translation>Brettspiele</translation>
    </message>
    <message>
        <source>board game;tabletop;strategy;empire;dice;cards;solitaire;</source>
        <translation>Brettspiel;Gesellschaftsspiel;Strategie;Reich;Würfel;Karten;Solospiel;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Ludarium match</source>
        <translation>Ludarium-Partie</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Until something hidden is revealed</source>
        <translation>Bis etwas Verborgenes aufgedeckt wird</translation>
    </message>
    <message>
        <source>Always (a practice match)</source>
        <translation>Immer (eine Übungspartie)</translation>
    </message>
    <message>
        <source>There is no title “{title}”. There is: {known}.</source>
        <translation>Es gibt kein Spiel „{title}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>There is no computer level “{level}”. There is: {known}.</source>
        <translation>Es gibt keine Spielstärke „{level}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>There is no revision “{revision}” here. It takes git and a checkout.</source>
        <translation>Hier gibt es keinen Stand „{revision}“. Dafür braucht es git und den Quelltext in seinem Repository.</translation>
    </message>
    <message>
        <source>There is no lesson “{lesson}”. There is: {known}.</source>
        <translation>Es gibt keine Lektion „{lesson}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>Training needs numpy: install ludarium[train].</source>
        <translation>Zum Lernen braucht es numpy: ludarium[train] installieren.</translation>
    </message>
    <message>
        <source>This title is not played by {seats}: it takes {low} to {high}.</source>
        <translation>Dieses Spiel wird nicht zu {seats} gespielt: Es braucht {low} bis {high} Personen.</translation>
    </message>
    <message>
        <source>There is no option “{option}”. There is: {known}.</source>
        <translation>Es gibt keine Option „{option}“. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>“{choice}” is no choice for {option}. Choose one of: {known}.</source>
        <translation>„{choice}“ steht für {option} nicht zur Wahl. Wähle eines von: {known}.</translation>
    </message>
    <message>
        <source>Ludarium does not speak “{language}”. It speaks: {known}.</source>
        <translation>Ludarium spricht nicht „{language}“. Es spricht: {known}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>A match may be scored as it stands after {rounds} rounds.</source>
        <translation>Nach {rounds} Runden darf eine Partie gewertet werden, wie sie steht.</translation>
    </message>
    <message>
        <source>It is not your turn: {seat} decides now.</source>
        <translation>Du bist nicht am Zug: {seat} entscheidet jetzt.</translation>
    </message>
    <message>
        <source>Not now: it is time for {now:plain}.</source>
        <translation>Nicht jetzt: Es ist Zeit für {now:plain}.</translation>
    </message>
    <message>
        <source>There is no such action here: “{text}”.</source>
        <translation>Eine solche Aktion gibt es hier nicht: „{text}“.</translation>
    </message>
    <message>
        <source>This does not belong there.</source>
        <translation>Das gehört nicht dorthin.</translation>
    </message>
    <message>
        <source>The computer stopped thinking. Let it try again.</source>
        <translation>Der Computer hat aufgehört nachzudenken. Lass es ihn noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The computer gave no sign of life. It was started again and asked once more.</source>
        <translation>Der Computer gab kein Lebenszeichen. Er wurde neu gestartet und noch einmal gefragt.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>It cannot be undone: something hidden has been revealed since.</source>
        <translation>Das lässt sich nicht zurücknehmen: Seither wurde etwas Verborgenes aufgedeckt.</translation>
    </message>
    <message>
        <source>It cannot be undone: somebody else decides now.</source>
        <translation>Das lässt sich nicht zurücknehmen: Jetzt entscheidet jemand anders.</translation>
    </message>
    <message>
        <source>It cannot be undone: its campaign has counted this match.</source>
        <translation>Das lässt sich nicht zurücknehmen: Der Feldzug hat diese Partie schon gezählt.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The content file {file} cannot be read: {problem}.</source>
        <translation>Die Inhaltsdatei {file} lässt sich nicht lesen: {problem}.</translation>
    </message>
    <message>
        <source>The content file {file} is not valid JSON: {problem}.</source>
        <translation>Die Inhaltsdatei {file} ist kein gültiges JSON: {problem}.</translation>
    </message>
    <message>
        <source>The content file {file} does not fit: {problem}.</source>
        <translation>Die Inhaltsdatei {file} passt nicht: {problem}.</translation>
    </message>
    <message>
        <source>The content file {file} is nested too deeply.</source>
        <translation>Die Inhaltsdatei {file} ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>{file} has the right form, but there are no words for something in it: {problem}.</source>
        <translation>{file} hat die richtige Form, aber für etwas darin gibt es keine Worte: {problem}.</translation>
    </message>
    <message>
        <source>There is no pack {pack} in the folder {folder}.</source>
        <translation>Im Ordner {folder} gibt es kein Paket {pack}.</translation>
    </message>
    <message>
        <source>There is no map {map} in the folder {folder}.</source>
        <translation>Im Ordner {folder} gibt es keinen Plan {map}.</translation>
    </message>
    <message>
        <source>This title takes no content of one&apos;s own, so not {file} either.</source>
        <translation>Dieses Spiel nimmt keine eigenen Inhalte an, also auch nicht {file}.</translation>
    </message>
    <message>
        <source>The match is damaged: its action {action}, “{text}”, is not allowed.</source>
        <translation>Die Partie ist beschädigt: Ihre Aktion {action}, „{text}“, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The match is damaged: after action {action}, “{text}”, it no longer goes as it once did.</source>
        <translation>Die Partie ist beschädigt: Nach Aktion {action}, „{text}“, verläuft sie nicht mehr wie einst.</translation>
    </message>
    <message>
        <source>The match is damaged: it stands at action {cursor}, but has only {actions}.</source>
        <translation>Die Partie ist beschädigt: Sie steht bei Aktion {cursor}, hat aber nur {actions}.</translation>
    </message>
    <message>
        <source>The match is damaged: its field “{field}” is missing or wrong.</source>
        <translation>Die Partie ist beschädigt: Ihr Feld „{field}“ fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>“{name}” is not what it was when this match was played with it. Put it back as it was, and the match goes on.</source>
        <translation>„{name}“ ist nicht mehr, was es war, als diese Partie damit gespielt wurde. Stell es wieder her, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The pack “{name}” is not what it was when this match was played with it. Put it back as it was, and the match goes on.</source>
        <translation>Das Paket „{name}“ ist nicht mehr, was es war, als diese Partie damit gespielt wurde. Stell es wieder her, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The map “{name}” is not what it was when this match was played on it. Put it back as it was, and the match goes on.</source>
        <translation>Der Plan „{name}“ ist nicht mehr, was er war, als diese Partie darauf gespielt wurde. Stell ihn wieder her, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The match is not over: whoever has the file can find out what chance will bring in it.</source>
        <translation>Die Partie ist nicht vorbei: Wer die Datei hat, kann herausfinden, was der Zufall darin noch bringt.</translation>
    </message>
    <message>
        <source>The match was saved by a newer Ludarium (format {format}; this one knows {known}).</source>
        <translation>Die Partie wurde von einem neueren Ludarium gespeichert (Format {format}; dieses kennt {known}).</translation>
    </message>
    <message>
        <source>The match was played by newer rules of {title} (version {rules}; this Ludarium has {known}).</source>
        <translation>Die Partie wurde nach neueren Regeln von {title} gespielt (Version {rules}; dieses Ludarium hat {known}).</translation>
    </message>
    <message>
        <source>The match needs other content of {title} (version {content}; this Ludarium has {known}).</source>
        <translation>Die Partie braucht andere Inhalte von {title} (Version {content}; dieses Ludarium hat {known}).</translation>
    </message>
    <message>
        <source>Match {match} is no longer in the library.</source>
        <translation>Partie {match} ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>Campaign {campaign} is no longer in the library.</source>
        <translation>Den Feldzug {campaign} gibt es in der Bibliothek nicht mehr.</translation>
    </message>
    <message>
        <source>Match {number} of the campaign in this file is damaged. Nothing of it was taken over.</source>
        <translation>Partie {number} des Feldzugs in dieser Datei ist beschädigt. Nichts davon wurde übernommen.</translation>
    </message>
    <message>
        <source>This file holds a campaign, not a match: open it in the window.</source>
        <translation>Diese Datei enthält einen Feldzug, keine Partie: Öffne sie im Fenster.</translation>
    </message>
    <message>
        <source>The match was damaged. It opens just before action {action}; all of it was kept in {kept}.</source>
        <translation>Die Partie war beschädigt. Sie öffnet sich unmittelbar vor Aktion {action}; alles wurde in {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>The match was damaged: its action {action}, “{text}”, is not allowed. It opens just before that; all of it was kept in {kept}.</source>
        <translation>Die Partie war beschädigt: Ihre Aktion {action}, „{text}“, ist nicht erlaubt. Sie öffnet sich unmittelbar davor; alles wurde in {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>The match no longer goes as it once did after action {action}, “{text}”. It opens just before that; all of it was kept in {kept}.</source>
        <translation>Nach Aktion {action}, „{text}“, verläuft die Partie nicht mehr wie einst. Sie öffnet sich unmittelbar davor; alles wurde in {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} lässt sich nicht lesen: {problem}.</translation>
    </message>
    <message>
        <source>{file} is not a regular file.</source>
        <translation>{file} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} lässt sich nicht schreiben: {problem}.</translation>
    </message>
    <message>
        <source>There are {players:subject} for {seats:for}.</source>
        <translation>Es sind {players:subject} für {seats:for}.</translation>
    </message>
    <message>
        <source>Seat {first} cannot begin: there are {seats:subject}, counted from 0.</source>
        <translation>Platz {first} kann nicht beginnen: Es gibt {seats:subject}, gezählt ab 0.</translation>
    </message>
    <message>
        <source>“{ages}” are no ages for {seats:for}: write them as 41, 9.</source>
        <translation>„{ages}“ ist kein Alter für {seats:for}: Schreib es als 41, 9.</translation>
    </message>
    <message>
        <source>It cannot be undone: the match was ended by those who played it.</source>
        <translation>Das lässt sich nicht zurücknehmen: Die Partie wurde von denen beendet, die sie spielten.</translation>
    </message>
    <message>
        <source>The content file {file} is larger than {megabytes:than}.</source>
        <translation>Die Inhaltsdatei {file} ist größer als {megabytes:than}.</translation>
    </message>
    <message>
        <source>There is more that does not fit: these are the first {findings}.</source>
        <translation>Es gibt mehr, was nicht passt: Das sind die ersten {findings}.</translation>
    </message>
    <message>
        <source>{file} has the right form, but a match with {seats:with} that was tried failed: {problem}.</source>
        <translation>{file} hat die richtige Form, aber eine Probepartie mit {seats:with} schlug fehl: {problem}.</translation>
    </message>
    <message>
        <source>{file} has the right form, but a match with {seats:with} that was tried had no end.</source>
        <translation>{file} hat die richtige Form, aber eine Probepartie mit {seats:with} fand kein Ende.</translation>
    </message>
    <message>
        <source>The files of the pack {pack} have more than {megabytes:than}.</source>
        <translation>Die Dateien des Pakets {pack} haben mehr als {megabytes:than}.</translation>
    </message>
    <message>
        <source>The match has {actions:object}, and no match has more than {most}.</source>
        <translation>Die Partie hat {actions:object}, und keine Partie hat mehr als {most}.</translation>
    </message>
    <message>
        <source>{file} is no match: it is larger than {megabytes:than}.</source>
        <translation>{file} ist keine Partie: Die Datei ist größer als {megabytes:than}.</translation>
    </message>
    <message>
        <source>{file} is damaged: it cannot be read as a match.</source>
        <translation>{file} ist beschädigt und lässt sich nicht als Partie lesen.</translation>
    </message>
    <message>
        <source>{file} is not a match of Ludarium.</source>
        <translation>{file} ist keine Partie von Ludarium.</translation>
    </message>
    <message>
        <source>It is not known where your folder is: name one in LUDARIUM_HOME, for matches and results.</source>
        <translation>Es ist nicht bekannt, wo dein Ordner ist: Nenne in LUDARIUM_HOME einen für Partien und Ergebnisse.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {problem}.</source>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: {problem}.</translation>
    </message>
    <message>
        <source>Another Ludarium is using the library in {folder}.</source>
        <translation>Ein anderes Ludarium benutzt die Bibliothek in {folder}.</translation>
    </message>
    <message>
        <source>When Ludarium is started a second time, this window will not come forward: {problem}.</source>
        <translation>Wenn Ludarium ein zweites Mal gestartet wird, kommt dieses Fenster nicht nach vorn: {problem}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {problem}.</source>
        <translation>Die Bibliothek {file} lässt sich nicht öffnen: {problem}.</translation>
    </message>
    <message>
        <source>The library {file} may not be written to.</source>
        <translation>In die Bibliothek {file} darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no space left for the library {file}. Nothing was lost: make some space and try again.</source>
        <translation>Für die Bibliothek {file} ist kein Platz mehr. Nichts ging verloren: Schaff Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Another program is using the library {file}. Try again.</source>
        <translation>Ein anderes Programm benutzt die Bibliothek {file}. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The library {file} is damaged. Start Ludarium again: it saves what can be saved.</source>
        <translation>Die Bibliothek {file} ist beschädigt. Starte Ludarium neu: Es rettet, was zu retten ist.</translation>
    </message>
    <message>
        <source>The library {file} is no longer there: something removed or replaced it. Nothing more can be kept before it is put back.</source>
        <translation>Die Bibliothek {file} ist nicht mehr da: Etwas hat sie entfernt oder ersetzt. Bis sie zurück ist, kann nichts mehr aufbewahrt werden.</translation>
    </message>
    <message>
        <source>The library {file} does not answer: {problem}.</source>
        <translation>Die Bibliothek {file} antwortet nicht: {problem}.</translation>
    </message>
    <message>
        <source>{file} is the database of another program. It was left alone.</source>
        <translation>{file} ist die Datenbank eines anderen Programms. Sie blieb unberührt.</translation>
    </message>
    <message>
        <source>The library {file} was written by a newer Ludarium (version {schema}; this one knows {known}). It was left alone.</source>
        <translation>Die Bibliothek {file} wurde von einem neueren Ludarium geschrieben (Version {schema}; dieses kennt {known}). Sie blieb unberührt.</translation>
    </message>
    <message>
        <source>The library was damaged. Matches saved: {matches}; of these without their last actions: {cut}. The damaged library was kept as {kept}.</source>
        <translation>Die Bibliothek war beschädigt. Gerettete Partien: {matches}; davon ohne ihre letzten Aktionen: {cut}. Die beschädigte Bibliothek wurde als {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>The library held parts that Ludarium did not make: {parts}. It was made anew from its rows. Matches kept: {matches}. The old library is kept as {kept}.</source>
        <translation>Die Bibliothek enthielt Teile, die nicht von Ludarium stammen: {parts}. Sie wurde aus ihren Zeilen neu aufgebaut. Erhaltene Partien: {matches}. Die alte Bibliothek wurde als {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} is not a backup of Ludarium.</source>
        <translation>{file} ist keine Sicherung von Ludarium.</translation>
    </message>
    <message>
        <source>{file} was made by a newer Ludarium (format {format}; this one knows {known}).</source>
        <translation>{file} wurde von einem neueren Ludarium erstellt (Format {format}; dieses kennt {known}).</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed.</source>
        <translation>{file} ist beschädigt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file} holds parts that Ludarium did not make: {parts}. Nothing was changed.</source>
        <translation>{file} enthält Teile, die nicht von Ludarium stammen: {parts}. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file} is not put back: it holds more than {gigabytes:than}.</source>
        <translation>{file} wird nicht zurückgespielt: Es enthält mehr als {gigabytes:than}.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>Der Datenordner ist {folder}.</translation>
    </message>
    <message>
        <source>The data folder {folder} is read-only.</source>
        <translation>In den Datenordner {folder} darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no library yet. The first start creates it.</source>
        <translation>Es gibt noch keine Bibliothek. Der erste Start legt sie an.</translation>
    </message>
    <message>
        <source>The library is sound. Matches: {matches}.</source>
        <translation>Die Bibliothek ist in Ordnung. Partien: {matches}.</translation>
    </message>
    <message>
        <source>The library holds parts that Ludarium did not make: {parts}. The next start makes it anew from its rows.</source>
        <translation>Die Bibliothek enthält Teile, die nicht von Ludarium stammen: {parts}. Der nächste Start baut sie aus ihren Zeilen neu auf.</translation>
    </message>
    <message>
        <source>The preferences are readable.</source>
        <translation>Die Einstellungen sind lesbar.</translation>
    </message>
    <message>
        <source>The preferences {file} are damaged. The next start sets them aside.</source>
        <translation>Die Einstellungen {file} sind beschädigt. Der nächste Start legt sie beiseite.</translation>
    </message>
    <message>
        <source>The content of {content} is complete.</source>
        <translation>Der Inhalt von {content} ist vollständig.</translation>
    </message>
    <message>
        <source>Free space: {megabytes} MB.</source>
        <translation>Freier Speicherplatz: {megabytes} MB.</translation>
    </message>
    <message>
        <source>There is little free space: {megabytes} MB.</source>
        <translation>Es ist wenig Speicherplatz frei: {megabytes} MB.</translation>
    </message>
    <message>
        <source>The fonts are readable. Files: {fonts}.</source>
        <translation>Die Schriften sind lesbar. Dateien: {fonts}.</translation>
    </message>
    <message>
        <source>The font {file} is missing or damaged.</source>
        <translation>Die Schrift {file} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The search process answers.</source>
        <translation>Der Suchprozess antwortet.</translation>
    </message>
    <message>
        <source>The search process does not answer: {problem}.</source>
        <translation>Der Suchprozess antwortet nicht: {problem}.</translation>
    </message>
    <message>
        <source>A window can be opened on the display {name}.</source>
        <translation>Auf dem Bildschirm {name} lässt sich ein Fenster öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>%n player</comment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>%n seat</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n megabytes</source>
        <comment>%n megabyte</comment>
        <translation>
            <numerusform>%n Megabyte</numerusform>
            <numerusform>%n Megabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gigabytes</source>
        <comment>%n gigabyte</comment>
        <translation>
            <numerusform>%n Gigabyte</numerusform>
            <numerusform>%n Gigabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup is back in place. What was there before is kept in {kept}.</source>
        <translation>Die Sicherung ist wieder an ihrem Platz. Was vorher da war, liegt in {kept}.</translation>
    </message>
    <message>
        <source>The preferences could not be read and are as at first. The old file was kept as {kept}.</source>
        <translation>Die Einstellungen ließen sich nicht lesen und sind wie am Anfang. Die alte Datei wurde als {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number from {low} to {high}.</source>
        <translation>„{text}“ ist keine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>“{text}” is no number of seconds: above 0, at most {most}.</source>
        <translation>„{text}“ ist keine Zahl von Sekunden: über 0, höchstens {most}.</translation>
    </message>
    <message>
        <source>The output cannot be written: {problem}.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: {problem}.</translation>
    </message>
    <message>
        <source>You are looking at the past. Go back to now first.</source>
        <translation>Du siehst die Vergangenheit. Geh erst zum Jetzt zurück.</translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation>Einen Tipp gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>There is only one thing to do.</source>
        <translation>Es gibt nur eines zu tun.</translation>
    </message>
    <message>
        <source>“{text}” is no size: write it as 1600x1000, at most {most} either way.</source>
        <translation>„{text}“ ist keine Größe: Schreib sie als 1600x1000, höchstens {most} in jeder Richtung.</translation>
    </message>
    <message>
        <source>Name one: a match file, or a title with --blank, --rulebook or --aid.</source>
        <translation>Nenne eines: eine Partiedatei oder ein Spiel mit --blank, --rulebook oder --aid.</translation>
    </message>
    <message>
        <source>A match brings its own settings: --set is for a blank pad.</source>
        <translation>Eine Partie bringt ihre Optionen mit: --set ist für einen leeren Block.</translation>
    </message>
    <message>
        <source>There is no rulebook of “{title}”. There is one of: {known}.</source>
        <translation>Es gibt kein Regelheft zu „{title}“. Es gibt eines zu: {known}.</translation>
    </message>
    <message>
        <source>There is no score sheet for “{title}”. There is one for: {known}.</source>
        <translation>Es gibt kein Wertungsblatt zu „{title}“. Es gibt eines zu: {known}.</translation>
    </message>
    <message>
        <source>{file} is no name of a picture: let it end in .png or .jpg.</source>
        <translation>{file} ist kein Name eines Bildes: Lass ihn auf .png oder .jpg enden.</translation>
    </message>
    <message>
        <source>“{text}” is no setting: write it as key=value.</source>
        <translation>„{text}“ ist keine Option: Schreib sie als Name=Wert.</translation>
    </message>
    <message>
        <source>The program to compare with did not answer: {problem}.</source>
        <translation>Das Programm, mit dem verglichen werden soll, antwortete nicht: {problem}.</translation>
    </message>
    <message>
        <source>Something went wrong that should not: {problem}.</source>
        <translation>Es ging etwas schief, das nicht schiefgehen sollte: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{title}, %n matches in {seconds} s. In a second: matches {matches}, actions {actions}.</source>
        <comment>{title}, %n match in {seconds} s. In a second: matches {matches}, actions {actions}.</comment>
        <translation>
            <numerusform>{title}, %n Partie in {seconds} s. In der Sekunde: Partien {matches}, Aktionen {actions}.</numerusform>
            <numerusform>{title}, %n Partien in {seconds} s. In der Sekunde: Partien {matches}, Aktionen {actions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches had no end in sight and were scored as they stood.</source>
        <comment>%n match had no end in sight and was scored as it stood.</comment>
        <translation>
            <numerusform>%n Partie hatte kein Ende in Sicht und wurde gewertet, wie sie stand.</numerusform>
            <numerusform>%n Partien hatten kein Ende in Sicht und wurden gewertet, wie sie standen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches failed:</source>
        <comment>%n match failed:</comment>
        <translation>
            <numerusform>%n Partie schlug fehl:</numerusform>
            <numerusform>%n Partien schlugen fehl:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before all matches were played.</source>
        <translation>Angehalten, bevor alle Partien gespielt waren.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <translation>ms je Entscheidung</translation>
    </message>
    <message>
        <source>95 % within</source>
        <translation>95 % binnen</translation>
    </message>
    <message>
        <source>s a turn</source>
        <translation>s je Zug</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} von {games}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Geschrieben nach {file}.</translation>
    </message>
    <message>
        <source>Interrupted. The same command continues from the checkpoints.</source>
        <translation>Unterbrochen. Derselbe Befehl macht bei den Zwischenständen weiter.</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Fresh deals</source>
        <translation>Neue Partien</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{title}, content version {version}:</source>
        <translation>{title}, Inhalt Version {version}:</translation>
    </message>
    <message>
        <source>{file} fits {title}.</source>
        <translation>{file} passt zu {title}.</translation>
    </message>
    <message numerus="yes">
        <source>{title}, %n actions.</source>
        <comment>{title}, %n action.</comment>
        <translation>
            <numerusform>{title}, %n Aktion.</numerusform>
            <numerusform>{title}, %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After action {action} {name} is played by: {player}.</source>
        <translation>Nach Aktion {action} wird {name} gespielt von: {player}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Actions/s</source>
        <translation>Aktionen/s</translation>
    </message>
    <message>
        <source>Matches/s</source>
        <translation>Partien/s</translation>
    </message>
    <message>
        <source>Search iterations/s</source>
        <translation>Suchschritte/s</translation>
    </message>
    <message>
        <source>Load, ms an action</source>
        <translation>Laden, ms je Aktion</translation>
    </message>
    <message>
        <source>Commit, ms</source>
        <translation>Speichern, ms</translation>
    </message>
    <message>
        <source>Most memory used: {megabytes} MB.</source>
        <translation>Höchster Speicherbedarf: {megabytes} MB.</translation>
    </message>
    <message>
        <source>Table, 95 % within</source>
        <translation>Tisch, 95 % binnen</translation>
    </message>
    <message>
        <source>Laying a position, ms</source>
        <translation>Eine Stellung auslegen, ms</translation>
    </message>
    <message>
        <source>Late in a match, usually</source>
        <translation>Spät in einer Partie, gewöhnlich</translation>
    </message>
    <message>
        <source>The three, times the first table&apos;s</source>
        <translation>Die drei, im Verhältnis zum ersten Tisch</translation>
    </message>
    <message>
        <source>Shelf painted, times a bare window</source>
        <translation>Regal gezeichnet, Vielfaches eines leeren Fensters</translation>
    </message>
    <message>
        <source>Timer while the computer thinks, times idle</source>
        <translation>Takt, während der Computer denkt, Vielfaches der Ruhe</translation>
    </message>
    <message>
        <source>Random play, in turn on one core</source>
        <translation>Zufallsspiel, abwechselnd auf einem Kern</translation>
    </message>
    <message>
        <source>Times Catanatron&apos;s</source>
        <translation>Im Verhältnis zu Catanatron</translation>
    </message>
    <message>
        <source>Picking up, ms</source>
        <translation>Aufheben, ms</translation>
    </message>
    <message>
        <source>A step of a drag, ms</source>
        <translation>Ein Schritt beim Ziehen, ms</translation>
    </message>
    <message>
        <source>A step over the map, ms</source>
        <translation>Ein Schritt über der Karte, ms</translation>
    </message>
    <message>
        <source>The same, twice as large, ms</source>
        <translation>Dasselbe, doppelt so groß, ms</translation>
    </message>
    <message>
        <source>The window, 95 % within</source>
        <translation>Das Fenster, 95 % binnen</translation>
    </message>
    <message>
        <source>{these:same}, {more:same}</source>
        <translation>{these:same}, {more:same}</translation>
    </message>
    <message>
        <source>{these}; {more}</source>
        <translation>{these}; {more}</translation>
    </message>
    <message>
        <source>{these:same} and {last:same}</source>
        <translation>{these:same} und {last:same}</translation>
    </message>
    <message>
        <source>{these:same} or {last:same}</source>
        <translation>{these:same} oder {last:same}</translation>
    </message>
    <message>
        <source>{first} {after}</source>
        <translation>{first} {after}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>%n player · object</comment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>%n player · from</comment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>%n seat · object</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>%n seat · from</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n megabytes</source>
        <comment>%n megabyte · object</comment>
        <translation>
            <numerusform>%n Megabyte</numerusform>
            <numerusform>%n Megabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n megabytes</source>
        <comment>%n megabyte · from</comment>
        <translation>
            <numerusform>%n Megabyte</numerusform>
            <numerusform>%n Megabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gigabytes</source>
        <comment>%n gigabyte · object</comment>
        <translation>
            <numerusform>%n Gigabyte</numerusform>
            <numerusform>%n Gigabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gigabytes</source>
        <comment>%n gigabyte · from</comment>
        <translation>
            <numerusform>%n Gigabyte</numerusform>
            <numerusform>%n Gigabyte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action · object</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action · from</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>object</comment>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>from</comment>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>you</source>
        <comment>object</comment>
        <translation>dich</translation>
    </message>
    <message>
        <source>you</source>
        <comment>from</comment>
        <translation>dir</translation>
    </message>
    <message>
        <source>The computer had no answer for {name:for}: chance decided.</source>
        <translation>Der Computer wusste für {name:for} keine Antwort: Der Zufall entschied.</translation>
    </message>
    <message>
        <source>{name} concedes the match.</source>
        <translation>{name} gibt die Partie auf.</translation>
    </message>
    <message>
        <source>{name} proposes to stop, and everybody agrees.</source>
        <translation>{name} schlägt vor aufzuhören, und alle stimmen zu.</translation>
    </message>
    <message>
        <source>{name} proposes to score the match as it stands, and everybody agrees.</source>
        <translation>{name} schlägt vor, die Partie zu werten, wie sie steht, und alle stimmen zu.</translation>
    </message>
    <message>
        <source>A person plays for {name:for} again.</source>
        <translation>Für {name:for} spielt wieder eine Person.</translation>
    </message>
    <message>
        <source>The computer ({level}) plays for {name:for} from here on.</source>
        <translation>Von hier an spielt der Computer ({level}) für {name:for}.</translation>
    </message>
    <message>
        <source>The match was stopped by agreement: nobody wins.</source>
        <translation>Die Partie wurde einvernehmlich beendet: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The match was conceded.</source>
        <translation>Die Partie wurde aufgegeben.</translation>
    </message>
    <message>
        <source>{name} wins: the match was conceded.</source>
        <translation>{name} gewinnt: Die Partie wurde aufgegeben.</translation>
    </message>
    <message>
        <source>{names:subject} win: the match was conceded.</source>
        <translation>{names:subject} gewinnen: Die Partie wurde aufgegeben.</translation>
    </message>
    <message>
        <source>The match was scored before its end: the target was missed.</source>
        <translation>Die Partie wurde vor ihrem Ende gewertet: Das Ziel wurde verfehlt.</translation>
    </message>
    <message>
        <source>{name} wins: the match was scored before its end.</source>
        <translation>{name} gewinnt: Die Partie wurde vor ihrem Ende gewertet.</translation>
    </message>
    <message>
        <source>{names:subject} win: the match was scored before its end.</source>
        <translation>{names:subject} gewinnen: Die Partie wurde vor ihrem Ende gewertet.</translation>
    </message>
</context>
<context>
    <name>hall</name>
    <message>
        <source>{name}: {scores}</source>
        <translation>{name}: {scores}</translation>
    </message>
    <message>
        <source>Score by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>goal {number}</source>
        <translation>Ziel {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation>Runden und Züge</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>Lagern</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Every rule, one by one</source>
        <translation>Alle Regeln, eine nach der anderen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Explained in “{page}”</source>
        <translation>Erklärt in „{page}“</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>No page or rule found.</source>
        <translation>Keine Seite und keine Regel sagt das.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>On the shelf</source>
        <translation>Am Regal</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{expansion}: {section}</source>
        <translation>{expansion}: {section}</translation>
    </message>
    <message>
        <source>Move along the boxes</source>
        <translation>An den Schachteln entlanggehen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation>gewonnen mit {score}</translation>
    </message>
    <message>
        <source>lost with {score}</source>
        <translation>verloren mit {score}</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
        <translation>Zahl der Aufgabe</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The same number gives the same deal to everyone with the same version.</source>
        <translation>Wer dieselbe Fassung hat und dieselbe Zahl eintippt, spielt dieselbe Austeilung.</translation>
    </message>
    <message>
        <source>Results are kept apart, on this computer only.</source>
        <translation>Die Ergebnisse stehen für sich, nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Enter a date up to today, such as {number}.</source>
        <translation>Eine Zahl ist ein Tag, der schon da ist, etwa {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <comment>%n try</comment>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>first {score}</source>
        <translation>zuerst {score}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>Noch ein Versuch</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start a match that is set up</source>
        <translation>Eine aufgebaute Partie beginnen</translation>
    </message>
    <message>
        <source>To the nearest piece</source>
        <translation>Zum nächsten Stück</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Pick up or mark</source>
        <translation>Aufheben oder markieren</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Put back, step back</source>
        <translation>Zurücklegen, einen Schritt zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play the numbered orders</source>
        <translation>Die nummerierten Befehle ausführen</translation>
    </message>
    <message>
        <source>Zoom a map in, out, to fit</source>
        <translation>Eine Karte näher, ferner, ganz sehen</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <translation>+, −, 0</translation>
    </message>
    <message>
        <source>Push a map</source>
        <translation>Eine Karte verschieben</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>Colonies: score sheet or map</source>
        <translation>Kolonien: Wertungsblatt oder Karte</translation>
    </message>
    <message>
        <source>About Ludarium</source>
        <translation>Über Ludarium</translation>
    </message>
    <message>
        <source>Components and licences</source>
        <translation>Woraus es gemacht ist</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Copyright: {holder}</source>
        <translation>Copyright: {holder}</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Version {version}, mit Qt {qt}</translation>
    </message>
    <message>
        <source>A desktop table for empire-building games: against the computer, with friends at one machine, or alone.</source>
        <translation>Ein Spieltisch für Brettspiele, in denen Reiche entstehen: gegen den Computer, mit anderen an einem Gerät oder allein.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Everything stays on this computer.</source>
        <translation>Freie Software unter der MIT-Lizenz. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>{title} by {names:by}</source>
        <translation>{title} von {names:by}</translation>
    </message>
    <message>
        <source>The games: {games}. Words, pictures and code of this program are its own; the inventors and publishers of the games have no part in it.</source>
        <translation>Die Spiele: {games}. Worte, Bilder und Code dieses Programms sind seine eigenen; die Erfinder und Verlage der Spiele haben keinen Anteil daran.</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Kept apart</source>
        <translation>Für sich</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Your days</source>
        <translation>Deine Tage</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Every day that was played</source>
        <translation>Jeder gespielte Tag</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{day}: {outcome}</source>
        <translation>{day}: {outcome}</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n days won</source>
        <comment>{won} of %n day won</comment>
        <translation>
            <numerusform>{won} von %n Tag gewonnen</numerusform>
            <numerusform>{won} von %n Tagen gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on two days in a row to start a streak.</source>
        <translation>Spiel an zwei Tagen hintereinander, und eine Reihe beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <comment>%n day in a row</comment>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <comment>%n won in a row</comment>
        <translation>
            <numerusform>%n in Folge gewonnen</numerusform>
            <numerusform>%n in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, gewonnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Began with</source>
        <translation>Begann mit</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>A double click shows the match again. Matches whose deal could be known are kept apart.</source>
        <translation>Ein Doppelklick zeigt die Partie noch einmal. Was jemand vorher wissen konnte, steht für sich.</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilanzen</translation>
    </message>
    <message>
        <source>Campaigns…</source>
        <translation>Feldzüge …</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>No match of {title} has been finished yet.</source>
        <translation>Noch keine Partie von {title} wurde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>This match was removed; its result stays.</source>
        <translation>Diese Partie wurde entfernt; ihr Ergebnis bleibt.</translation>
    </message>
    <message>
        <source>{name}, won</source>
        <translation>{name}, gewonnen</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <comment>%n played</comment>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>mean {score}</source>
        <translation>Mittel {score}</translation>
    </message>
    <message>
        <source>target not reached yet</source>
        <translation>Ziel noch nicht erreicht</translation>
    </message>
    <message numerus="yes">
        <source>target reached %n times</source>
        <comment>target reached once</comment>
        <translation>
            <numerusform>Ziel einmal erreicht</numerusform>
            <numerusform>Ziel %n-mal erreicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Stärkster Gegner</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n won</source>
        <comment>{won} of %n won</comment>
        <translation>
            <numerusform>{won} von %n gewonnen</numerusform>
            <numerusform>{won} von %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>best {score}</source>
        <translation>Bestes {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>%n in a row</comment>
        <translation>
            <numerusform>%n in Folge</numerusform>
            <numerusform>%n in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest run %n</source>
        <comment>longest run %n</comment>
        <translation>
            <numerusform>längste Folge %n</numerusform>
            <numerusform>längste Folge %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>%n seat</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Alle Bilanzen</translation>
    </message>
    <message>
        <source>best by start: {scores}</source>
        <translation>Beste nach Beginn: {scores}</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <comment>%n hint</comment>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} Everything before it is intact and can be continued.</source>
        <translation>{problem} Alles davor ist heil und kann weitergespielt werden.</translation>
    </message>
    <message>
        <source>Open to action {number}</source>
        <translation>Bis Aktion {number} öffnen</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Die Partie als Datei speichern</translation>
    </message>
    <message>
        <source>Save anyway…</source>
        <translation>Trotzdem speichern …</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>Die Partie ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Save the campaign as a file</source>
        <translation>Den Feldzug als Datei speichern</translation>
    </message>
    <message>
        <source>The campaign is saved as {file}.</source>
        <translation>Der Feldzug ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Check the &amp;installation…</source>
        <translation>&amp;Installation prüfen…</translation>
    </message>
    <message>
        <source>&amp;About Ludarium</source>
        <translation>&amp;Über Ludarium</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Resume the last match</source>
        <translation>&amp;Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch ein&amp;mal spielen</translation>
    </message>
    <message>
        <source>Play the same &amp;deal again</source>
        <translation>Dieselbe &amp;Austeilung noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Challenge of the day…</source>
        <translation>Auf&amp;gabe des Tages …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;High scores</source>
        <translation>&amp;Bestenliste</translation>
    </message>
    <message>
        <source>Campai&amp;gns</source>
        <translation>Fel&amp;dzüge</translation>
    </message>
    <message>
        <source>Pre&amp;ferences</source>
        <translation>E&amp;instellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>&amp;Üblicher Text</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>You have won this match.</source>
        <translation>Du hast diese Partie gewonnen.</translation>
    </message>
    <message>
        <source>You gave this match up: it counts as lost.</source>
        <translation>Du hast diese Partie aufgegeben: Sie zählt als verloren.</translation>
    </message>
    <message>
        <source>The computer decided for you: this match counts as lost.</source>
        <translation>Der Computer hat an deiner Stelle entschieden: Diese Partie zählt als verloren.</translation>
    </message>
    <message>
        <source>You have lost this match. The next one begins with twice the tokens.</source>
        <translation>Du hast diese Partie verloren. Die nächste beginnt mit doppelt so vielen Marken.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>the first player is found in play</source>
        <translation>wer beginnt, zeigt sich im Spiel</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides secrets between their turns.</source>
        <translation>Mehrere Personen teilen sich diesen Bildschirm: Wo etwas geheim ist, fällt zwischen ihnen ein Vorhang.</translation>
    </message>
    <message>
        <source>Tab moves through seats, options and start. Nothing is dealt before you start.</source>
        <translation>Tab geht durch Plätze, Optionen und Beginn. Vor dem Beginn wird nichts ausgeteilt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Die Regeln lesen</translation>
    </message>
    <message>
        <source>drag to change the order, click a mark to change the colour</source>
        <translation>Ziehen ändert die Reihenfolge, ein Klick auf ein Zeichen die Farbe</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Ansteigend</translation>
    </message>
    <message>
        <source>Supreme Ruler</source>
        <translation>Oberster Herrscher</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Stufe des Bots</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neuer Feldzug</translation>
    </message>
    <message>
        <source>How a campaign goes</source>
        <translation>So geht ein Feldzug</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Your nation</source>
        <translation>Dein Volk</translation>
    </message>
    <message>
        <source>dots: difficulty</source>
        <translation>Punkte: wie schwer zu spielen</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Den Feldzug beginnen</translation>
    </message>
    <message>
        <source>Your nation is drawn when the campaign begins.</source>
        <translation>Dein Volk wird gezogen, wenn der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>All matches at the highest level, for experts.</source>
        <translation>Alle Partien auf der höchsten Stufe: für alte Hasen.</translation>
    </message>
    <message>
        <source>From Chieftain to Overlord, one level with each win.</source>
        <translation>Vom Häuptling zum Oberherrn, eine Stufe mit jedem Sieg.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Wer spielt? Tippe einen Namen ein.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>choose a seat, then a tile; dots: difficulty</source>
        <translation>erst einen Platz wählen, dann ein Volk; Punkte: wie schwer es zu spielen ist</translation>
    </message>
    <message>
        <source>Campaign…</source>
        <translation>Feldzug …</translation>
    </message>
    <message>
        <source>Matches alone against the bot, one after the other</source>
        <translation>Partien allein gegen den Bot, eine nach der anderen</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Strength of the bot</source>
        <translation>Stärke des Bots</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>Draw all by lot</source>
        <translation>Alle durch das Los</translation>
    </message>
    <message>
        <source>The bot</source>
        <translation>Der Bot</translation>
    </message>
    <message>
        <source>{name}: {nation}</source>
        <translation>{name}: {nation}</translation>
    </message>
    <message>
        <source>{nation}: {sketch}</source>
        <translation>{nation}: {sketch}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>A practice match can be undone to its beginning. It is not counted in your record.</source>
        <translation>Eine Übungspartie lässt sich bis zum Anfang zurücknehmen. Sie zählt nicht für deine Bilanz.</translation>
    </message>
    <message>
        <source>found in play</source>
        <translation>zeigt sich im Spiel</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch das Los</translation>
    </message>
    <message>
        <source>Every seat needs a different name.</source>
        <translation>Jeder Platz braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Feldzüge</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Level reached</source>
        <translation>Erreichte Stufe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Neuer Feldzug …</translation>
    </message>
    <message>
        <source>There is no campaign yet.</source>
        <translation>Es gibt noch keinen Feldzug.</translation>
    </message>
    <message numerus="yes">
        <source>%n campaigns</source>
        <comment>%n campaign</comment>
        <translation>
            <numerusform>%n Feldzug</numerusform>
            <numerusform>%n Feldzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>%n won</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>%n lost</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>There is no match yet.</source>
        <translation>Es gibt noch keine Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>This match is on the table.</source>
        <translation>Diese Partie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Its campaign has not counted it yet: it counts as lost.</source>
        <translation>Ihr Feldzug hat sie noch nicht gezählt: Sie zählt als verloren.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>Its results stay in your record.</source>
        <translation>Ihre Ergebnisse bleiben in deiner Bilanz.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>%n player</comment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n players</source>
        <comment>{low} to %n player</comment>
        <translation>
            <numerusform>{low} bis %n Person</numerusform>
            <numerusform>{low} bis %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <comment>%n minute ago</comment>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <comment>%n hour ago</comment>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>{played} played, {won} won</source>
        <translation>{played} gespielt, {won} gewonnen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tempo der Bewegungen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Undo in new matches</source>
        <translation>Zurücknehmen in neuen Partien</translation>
    </message>
    <message>
        <source>Ask before a turn is ended with something left to do</source>
        <translation>Nachfragen, bevor ein Zug endet, in dem noch etwas zu tun ist</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>also how long a computer&apos;s move stays visible</source>
        <translation>auch wie lange ein Zug des Computers zu sehen ist</translation>
    </message>
    <message>
        <source>dice, pieces, your turn; also shown on screen</source>
        <translation>Würfel, Figuren, dein Zug; alles ist auch zu sehen</translation>
    </message>
    <message>
        <source>fair: until something hidden is revealed; practice: always, and not counted</source>
        <translation>fair: bis etwas Verborgenes aufgedeckt wird; Übung: immer, und ohne Wertung</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Schriftgröße in Prozent</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>set by LUDARIUM_HOME</source>
        <translation>durch LUDARIUM_HOME gesetzt</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern …</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückspielen …</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>Alles in einer Datei</translation>
    </message>
    <message>
        <source>Library from before the restore of {date}</source>
        <translation>Bibliothek von vor der Wiederherstellung vom {date}</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Restore now</source>
        <translation>Jetzt zurückspielen</translation>
    </message>
    <message>
        <source>All matches, results and preferences will be those of {file}. What is here now is kept as a backup.</source>
        <translation>Alle Partien, Ergebnisse und Einstellungen werden die aus {file} sein. Was jetzt da ist, wird als Sicherung aufbewahrt.</translation>
    </message>
    <message>
        <source>Show Ludarium in the menu, and open match files with it</source>
        <translation>Ludarium im Menü zeigen und Partiedateien damit öffnen</translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation>Sicherungen (*{suffix})</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Blank pad</source>
        <translation>Leerer Block</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Sheets to a page</source>
        <translation>Blätter je Seite</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>To a page</source>
        <translation>Je Seite</translation>
    </message>
    <message>
        <source>Black on white, no grey: it copies well.</source>
        <translation>Schwarz auf Weiß, kein Grau: Es lässt sich gut kopieren.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>Your record</source>
        <translation>Deine Bilanz</translation>
    </message>
    <message>
        <source>Practice matches are kept apart.</source>
        <translation>Übungspartien stehen für sich.</translation>
    </message>
    <message>
        <source>Every finished match is counted here: how many you won, against whom, and your best scores. Practice matches are kept apart.</source>
        <translation>Jede zu Ende gespielte Partie wird hier gezählt: wie viele du gewonnen hast, gegen wen, und deine besten Ergebnisse. Übungspartien stehen für sich.</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Spielen</translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <translation>Nach stärkstem Gegner</translation>
    </message>
    <message numerus="yes">
        <source>and %n matches of several people</source>
        <comment>and %n match of several people</comment>
        <translation>
            <numerusform>und %n Partie mehrerer Personen</numerusform>
            <numerusform>und %n Partien mehrerer Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won of %n matches</source>
        <comment>won of %n match</comment>
        <translation>
            <numerusform>von %n Partie gewonnen</numerusform>
            <numerusform>von %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>Latest matches, newest right</source>
        <translation>Die letzten, rechts die neueste</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} von {played}</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Beste Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>{won} of the last %n matches won</source>
        <comment>{won} of the last %n match won</comment>
        <translation>
            <numerusform>{won} der letzten %n Partie gewonnen</numerusform>
            <numerusform>{won} der letzten %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>in Folge</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>bestes Ergebnis</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{points}: {told}</source>
        <translation>{points}: {told}</translation>
    </message>
    <message>
        <source>Stopped by agreement</source>
        <translation>Einvernehmlich beendet</translation>
    </message>
    <message>
        <source>{names:subject} win together</source>
        <translation>{names:subject} gewinnen gemeinsam</translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n more than {name:than}.</source>
        <comment>{points}, %n more than {name:than}.</comment>
        <translation>
            <numerusform>{points}, %n mehr als {name:than}.</numerusform>
            <numerusform>{points}, %n mehr als {name:than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Was verlangt war</translation>
    </message>
    <message>
        <source>{met} of {all} met</source>
        <translation>{met} von {all} erfüllt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The course</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>{wins} wins before {losses} losses</source>
        <translation>{wins} Siege vor {losses} Niederlagen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Match {number}: {nation}, {facts}, {outcome}</source>
        <translation>Partie {number}: {nation}, {facts}, {outcome}</translation>
    </message>
    <message>
        <source>This match was removed.</source>
        <translation>Diese Partie wurde entfernt.</translation>
    </message>
    <message>
        <source>The current match</source>
        <translation>Die Partie, die noch läuft</translation>
    </message>
    <message>
        <source>The next match</source>
        <translation>Die nächste Partie</translation>
    </message>
    <message>
        <source>Against: {nation}</source>
        <translation>Gegen: {nation}</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Gegen wen?</translation>
    </message>
    <message>
        <source>Your starting deck</source>
        <translation>Dein Startstapel</translation>
    </message>
    <message>
        <source>Kept: {cards}.</source>
        <translation>Behalten: {cards}.</translation>
    </message>
    <message>
        <source>As printed. It changes with each win.</source>
        <translation>Wie gedruckt. Er ändert sich mit jedem Sieg.</translation>
    </message>
    <message>
        <source>Removed: {cards}.</source>
        <translation>Entfernt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <comment>%n copy</comment>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>End…</source>
        <translation>Beenden …</translation>
    </message>
    <message>
        <source>End the campaign</source>
        <translation>Den Feldzug beenden</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>End for good</source>
        <translation>Endgültig beenden</translation>
    </message>
    <message>
        <source>It will be recorded as given up.</source>
        <translation>In der Bilanz steht er dann als aufgegeben.</translation>
    </message>
    <message>
        <source>It will be recorded as given up. The current match can be finished on its own.</source>
        <translation>In der Bilanz steht er dann als aufgegeben. Die laufende Partie kann für sich zu Ende gespielt werden.</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Blätter drucken …</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Dieselbe Austeilung</translation>
    </message>
    <message>
        <source>Play this deal again. The result is kept apart, because you know the deal.</source>
        <translation>Diese Austeilung noch einmal spielen: Ihr Ergebnis steht für sich, weil du weißt, was kommt</translation>
    </message>
    <message>
        <source>each seat has its own shape and line</source>
        <translation>Form und Linie unterscheiden die Plätze</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was den Ausschlag gab</translation>
    </message>
    <message>
        <source>click to see that moment</source>
        <translation>Klick zeigt den Tisch von damals</translation>
    </message>
    <message>
        <source>Best alone</source>
        <translation>Beste allein</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>%n round</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>ohne Tipps</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Austeilung {number}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>scored before its end</source>
        <translation>vor ihrem Ende gewertet</translation>
    </message>
    <message>
        <source>dealt by a number</source>
        <translation>nach einer Zahl ausgeteilt</translation>
    </message>
    <message>
        <source>a deal played before</source>
        <translation>eine schon gespielte Austeilung</translation>
    </message>
    <message>
        <source>branched off another match</source>
        <translation>von einer anderen Partie abgezweigt</translation>
    </message>
    <message>
        <source>read from a file</source>
        <translation>aus einer Datei gelesen</translation>
    </message>
    <message>
        <source>the challenge of a day</source>
        <translation>die Aufgabe eines Tages</translation>
    </message>
    <message>
        <source>decided in part by others</source>
        <translation>nicht von einer Person allein gespielt</translation>
    </message>
    <message>
        <source>Practice: not counted</source>
        <translation>Übung: zählt nicht</translation>
    </message>
    <message>
        <source>Only computers played: not counted</source>
        <translation>Nur Computer spielten: zählt nicht</translation>
    </message>
    <message>
        <source>Kept in your record</source>
        <translation>In deiner Bilanz festgehalten</translation>
    </message>
    <message>
        <source>Kept apart in your record: {why}</source>
        <translation>In deiner Bilanz für sich: {why}</translation>
    </message>
    <message>
        <source>Played elsewhere: not counted</source>
        <translation>Anderswo gespielt: zählt nicht</translation>
    </message>
    <message>
        <source>{names}: challenge {number}</source>
        <translation>{names}: Aufgabe {number}</translation>
    </message>
    <message>
        <source>{name} won {scores}</source>
        <translation>{name} gewann mit {scores}</translation>
    </message>
    <message>
        <source>{names:subject} won together {scores}</source>
        <translation>{names:subject} gewannen gemeinsam mit {scores}</translation>
    </message>
    <message>
        <source>{names}: {scores}</source>
        <translation>{names}: {scores}</translation>
    </message>
    <message>
        <source>{when}: {said}</source>
        <translation>{when}: {said}</translation>
    </message>
    <message>
        <source>Continue where you left off · saved {ago}</source>
        <translation>Weiter, wo du aufgehört hast · gespeichert {ago}</translation>
    </message>
    <message>
        <source>Your turn: {asked}</source>
        <translation>Du bist am Zug: {asked}</translation>
    </message>
    <message>
        <source>{title}, {round}</source>
        <translation>{title}, {round}</translation>
    </message>
    <message>
        <source>AI {level}</source>
        <translation>KI {level}</translation>
    </message>
    <message>
        <source>All…</source>
        <translation>Alle …</translation>
    </message>
    <message>
        <source>Other open matches</source>
        <translation>Andere offene Partien</translation>
    </message>
    <message>
        <source>{title}: {names}</source>
        <translation>{title}: {names}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Sofort spielen</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Start with {title}: you sit down against one computer player. Everything is saved as you play; close the window whenever you like and go on later.</source>
        <translation>Beginne mit {title}: Du setzt dich gegen einen Computer. Alles wird beim Spielen gespeichert; schließ das Fenster, wann du willst, und mach später weiter.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Keine Partie ist offen</translation>
    </message>
    <message>
        <source>The last one is over. Take a box from the shelf, or play {title} now.</source>
        <translation>Die letzte ist vorbei. Nimm eine Schachtel aus dem Regal, oder spiel sofort {title}.</translation>
    </message>
    <message>
        <source>a die says who starts</source>
        <translation>ein Würfel sagt, wer beginnt</translation>
    </message>
    <message>
        <source>{name}, {player}</source>
        <translation>{name}, {player}</translation>
    </message>
    <message>
        <source>green: best of the line</source>
        <translation>grün: das Beste der Zeile</translation>
    </message>
    <message>
        <source>Scores, line by line</source>
        <translation>Punkte, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>not tied</source>
        <translation>kein Gleichstand</translation>
    </message>
    <message>
        <source>Vermilion, triangle</source>
        <translation>Zinnober, Dreieck</translation>
    </message>
    <message>
        <source>Azure, circle</source>
        <translation>Azur, Kreis</translation>
    </message>
    <message>
        <source>Verdigris, square</source>
        <translation>Grünspan, Quadrat</translation>
    </message>
    <message>
        <source>Amber, diamond</source>
        <translation>Bernstein, Raute</translation>
    </message>
    <message>
        <source>Orchid, hexagon</source>
        <translation>Orchidee, Sechseck</translation>
    </message>
    <message>
        <source>Drag to change the order, or press up and down</source>
        <translation>Ziehen ändert die Reihenfolge, ebenso Auf und Ab</translation>
    </message>
    <message>
        <source>Order at the table: up and down move this seat</source>
        <translation>Reihenfolge am Tisch: Auf und Ab verschieben diesen Platz</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer spielt Platz {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Add seat {number}</source>
        <translation>Platz {number} hinzufügen</translation>
    </message>
    <message>
        <source>A seat needs a name.</source>
        <translation>Ein Platz braucht einen Namen.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>Jemand anders hat diesen Namen.</translation>
    </message>
    <message>
        <source>up to {seconds} s a move</source>
        <translation>bis zu {seconds} s je Zug</translation>
    </message>
    <message>
        <source>at the same screen</source>
        <translation>am selben Bildschirm</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Play starts immediately with the seats of last time. Arrow keys move along the shelf, Enter plays, S sets up. A match file can be dropped anywhere.</source>
        <translation>„Spielen“ beginnt sofort mit den Plätzen vom letzten Mal. Pfeiltasten gehen am Regal entlang, Eingabe spielt, S baut auf. Eine Partiedatei kann man überall fallen lassen.</translation>
    </message>
    <message>
        <source>Everything stays on this computer</source>
        <translation>Alles bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Eine Partie öffnen …</translation>
    </message>
    <message>
        <source>{name}: {outcome}</source>
        <translation>{name}: {outcome}</translation>
    </message>
    <message>
        <source>Play {title}</source>
        <translation>{title} spielen</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Aufbauen …</translation>
    </message>
    <message>
        <source>Set up {title}</source>
        <translation>{title} aufbauen</translation>
    </message>
    <message>
        <source>an expansion</source>
        <translation>eine Erweiterung</translation>
    </message>
    <message>
        <source>Campaign: {won} won, {lost} lost</source>
        <translation>Feldzug: {won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>Ludarium cannot open its window: there is no display here.</source>
        <translation>Ludarium kann sein Fenster nicht öffnen: Hier ist kein Bildschirm.</translation>
    </message>
    <message>
        <source>Ludarium cannot open its window: Qt cannot use the platform {name}.</source>
        <translation>Ludarium kann sein Fenster nicht öffnen: Qt kann die Plattform {name} nicht benutzen.</translation>
    </message>
    <message>
        <source>Ludarium cannot open its window: the display {name} refuses the connection.</source>
        <translation>Ludarium kann sein Fenster nicht öffnen: Der Bildschirm {name} weist es ab.</translation>
    </message>
    <message>
        <source>Ludarium cannot open its window: the display {name} does not answer.</source>
        <translation>Ludarium kann sein Fenster nicht öffnen: Der Bildschirm {name} antwortet nicht.</translation>
    </message>
    <message>
        <source>Ludarium cannot start: this machine lacks {names}.</source>
        <translation>Ludarium kann nicht starten: Diesem Gerät fehlt {names}.</translation>
    </message>
    <message>
        <source>Ludarium cannot start: this machine lacks {names}. Please run: {command}</source>
        <translation>Ludarium kann nicht starten: Diesem Gerät fehlt {names}. Bitte ausführen: {command}</translation>
    </message>
    <message>
        <source>Ludarium</source>
        <translation>Ludarium</translation>
    </message>
    <message>
        <source>Your match is safe: every action was saved when it was played. You can go on, or close the window and resume later.</source>
        <translation>Deine Partie ist sicher: Jede Aktion wurde gespeichert, als sie gespielt wurde. Du kannst weitermachen oder das Fenster schließen und später fortsetzen.</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Die Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>The details could not be written to a file.</source>
        <translation>Die Einzelheiten ließen sich in keine Datei schreiben.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Es ging etwas schief</translation>
    </message>
    <message>
        <source>Unexpected error: {error}</source>
        <translation>Ludarium traf auf einen Fehler, den es nicht kennt: {error}</translation>
    </message>
    <message>
        <source>All matches, results and preferences are in {file}.</source>
        <translation>Alle Partien, Ergebnisse und Einstellungen sind in {file}.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The library from before the restore of {date} is still kept as {file}.</source>
        <translation>Die Bibliothek von vor der Wiederherstellung vom {date} liegt noch in {file}.</translation>
    </message>
    <message>
        <source>Earlier libraries removed: {number}.</source>
        <translation>Entfernte frühere Bibliotheken: {number}.</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Das Regelheft durchsuchen</translation>
    </message>
    <message>
        <source>The rulebook …</source>
        <translation>Das Regelheft …</translation>
    </message>
    <message>
        <source>The player aid …</source>
        <translation>Die Spielhilfe …</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Ludarium crashed last time. Nothing is lost; the details are in {file}.</source>
        <translation>Ludarium wurde beim letzten Mal durch einen Fehler beendet. Nichts ist verloren; die Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>The sheets are saved as {file}.</source>
        <translation>Die Blätter sind als {file} gespeichert.</translation>
    </message>
    <message>
        <source>{minutes} min a player</source>
        <translation>{minutes} min je Person</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>This is a new match from there, a practice match. The one before stays as it was, under Match, Open.</source>
        <translation>Das ist eine neue Partie von dort aus, eine Übungspartie. Die vorige bleibt, wie sie war, unter Partie, Öffnen.</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Zahl der Austeilung</translation>
    </message>
    <message>
        <source>The same number, with the same seats and options, gives the same deal.</source>
        <translation>Wer dieselbe Zahl eingibt, mit denselben Plätzen und Optionen, spielt dasselbe.</translation>
    </message>
    <message>
        <source>Its result is kept apart in the record.</source>
        <translation>Ihr Ergebnis steht in der Bilanz für sich.</translation>
    </message>
    <message>
        <source>If no nation is chosen, it is drawn when the match begins.</source>
        <translation>Ein Volk, das niemand gewählt hat, zieht die Partie selbst, wenn sie beginnt.</translation>
    </message>
    <message>
        <source>{box}, {difficulty}</source>
        <translation>{box}, {difficulty}</translation>
    </message>
    <message>
        <source>All its cards</source>
        <translation>Alle seine Karten</translation>
    </message>
    <message>
        <source>Side {letter}</source>
        <translation>Seite {letter}</translation>
    </message>
    <message>
        <source>The side is chosen at the table, when all nations are known.</source>
        <translation>Die Seite wird am Tisch gewählt, wenn alle Völker bekannt sind.</translation>
    </message>
    <message>
        <source>{times}{count}</source>
        <translation>{times}{count}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {count} times</source>
        <translation>{card}, {count}-mal</translation>
    </message>
    <message>
        <source>Name or words</source>
        <translation>Name oder Wörter</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Die Karten durchsuchen</translation>
    </message>
    <message>
        <source>Print this list…</source>
        <translation>Diese Liste drucken …</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>{facet}: {value}, {count}</source>
        <translation>{facet}: {value}, {count}</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Keine Karte passt.</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n cards</source>
        <comment>{shown} of %n card</comment>
        <translation>
            <numerusform>{shown} von %n Karte</numerusform>
            <numerusform>{shown} von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <comment>%n different</comment>
        <translation>
            <numerusform>%n verschieden</numerusform>
            <numerusform>%n verschiedene</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {title}</source>
        <translation>Karten von {title}</translation>
    </message>
    <message>
        <source>{title}: {what}</source>
        <translation>{title}: {what}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Keywords on it</source>
        <translation>Schlüsselwörter darauf</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Über sie</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Die Karten ansehen</translation>
    </message>
    <message>
        <source>Beaten: {nation}. Choose your reward.</source>
        <translation>Besiegt: {nation}. Wähle, was du mitnimmst.</translation>
    </message>
    <message>
        <source>Remove a card</source>
        <translation>Eine Karte entfernen</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Eine Karte behalten</translation>
    </message>
    <message>
        <source>What a win brings</source>
        <translation>Was ein Sieg bringt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>What you gained in this match. It is in your starting deck from now on.</source>
        <translation>Was du in dieser Partie erworben hast. Es ist von jetzt an in deinem Startstapel.</translation>
    </message>
    <message>
        <source>One copy of it is no longer in your starting deck.</source>
        <translation>Ein Stück davon ist nicht mehr in deinem Startstapel.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Eine Karte wählen</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Diese Karte behalten</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Diese Karte entfernen</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <translation>{card} entfernen</translation>
    </message>
    <message>
        <source>Campaign: {nation}</source>
        <translation>Feldzug: {nation}</translation>
    </message>
    <message>
        <source>{won}, {lost}</source>
        <translation>{won}, {lost}</translation>
    </message>
    <message>
        <source>{won} of {all} won</source>
        <translation>{won} von {all} gewonnen</translation>
    </message>
    <message>
        <source>{lost} of {all} lost</source>
        <translation>{lost} von {all} verloren</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>The campaign is won.</source>
        <translation>Der Feldzug ist gewonnen.</translation>
    </message>
    <message>
        <source>The campaign is lost.</source>
        <translation>Der Feldzug ist verloren.</translation>
    </message>
    <message>
        <source>The campaign was given up.</source>
        <translation>Der Feldzug wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Matches alone against the bot, one after the other, always with the same nation. You win the campaign with {wins} wins before {losses} losses.</source>
        <translation>Partien allein gegen den Bot, eine nach der anderen, immer mit demselben Volk. Wer {wins} gewinnt, bevor {losses} verloren sind, hat den Feldzug gewonnen.</translation>
    </message>
    <message>
        <source>The bot begins as Chieftain. With each win it gets stronger by one level, up to Overlord.</source>
        <translation>Der Bot beginnt als Häuptling. Mit jedem Sieg wird er um eine Stufe stärker, bis zum Oberherrn.</translation>
    </message>
    <message>
        <source>A nation that you have beaten does not return.</source>
        <translation>Ein besiegtes Volk kommt nicht wieder.</translation>
    </message>
    <message>
        <source>After a win you keep one common card that you gained in your starting deck for good, or you remove one card from it.</source>
        <translation>Nach einem Sieg behältst du eine erworbene allgemeine Karte für immer in deinem Startstapel, oder du entfernst eine Karte daraus.</translation>
    </message>
    <message>
        <source>After a loss the next match, at the same level, begins with twice the tokens.</source>
        <translation>Nach einer Niederlage beginnt die nächste Partie, auf derselben Stufe, mit doppelt so vielen Marken.</translation>
    </message>
    <message>
        <source>A match that is conceded, stopped or removed counts as lost.</source>
        <translation>Eine Partie, die aufgegeben, abgebrochen oder entfernt wird, zählt als verloren.</translation>
    </message>
    <message>
        <source>So does a match in which the computer decides something for you.</source>
        <translation>Ebenso eine Partie, in der der Computer an deiner Stelle etwas entscheidet.</translation>
    </message>
    <message>
        <source>kept: {card}</source>
        <translation>behalten: {card}</translation>
    </message>
    <message>
        <source>removed: {card}</source>
        <translation>entfernt: {card}</translation>
    </message>
    <message>
        <source>The bot plays as {level}.</source>
        <translation>Der Bot spielt als {level}.</translation>
    </message>
    <message>
        <source>The bot plays as {level}, as in every match.</source>
        <translation>Der Bot spielt als {level}, wie in jeder Partie.</translation>
    </message>
    <message>
        <source>You begin with twice the tokens, because you lost the last match.</source>
        <translation>Du beginnst mit doppelt so vielen Marken, weil du die letzte Partie verloren hast.</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>press a card to see it</source>
        <translation>ein Klick auf eine Karte zeigt sie</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points, card by card</source>
        <translation>Punkte, Karte für Karte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Unterschieden nach</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Geordnet nach</translation>
    </message>
    <message>
        <source>No matches with these filters.</source>
        <translation>So wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste Folge</translation>
    </message>
    <message>
        <source>{what}: all</source>
        <translation>{what}: alle</translation>
    </message>
    <message>
        <source>{what}: {which}</source>
        <translation>{what}: {which}</translation>
    </message>
    <message>
        <source>arrow keys choose; + helps, {minus} hinders</source>
        <translation>Pfeiltasten wählen; + hilft, {minus} hindert</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>{leader}: {advice}</source>
        <translation>{leader}: {advice}</translation>
    </message>
    <message>
        <source>{difficulty}: {detail}</source>
        <translation>{difficulty}: {detail}</translation>
    </message>
    <message>
        <source>The empire at the end</source>
        <translation>Das Reich am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development</comment>
        <translation>
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies beaten</source>
        <comment>%n enemy beaten</comment>
        <translation>
            <numerusform>%n Feind besiegt</numerusform>
            <numerusform>%n Feinde besiegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>%n left</comment>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Rome endures</source>
        <translation>Rom besteht</translation>
    </message>
    <message>
        <source>Rome falls</source>
        <translation>Rom fällt</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikte</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>Glory, line by line</source>
        <translation>Ruhm, Zeile für Zeile</translation>
    </message>
    <message>
        <source>The leader is drawn when the match begins.</source>
        <translation>Wer führt, zieht die Partie selbst, wenn sie beginnt.</translation>
    </message>
    <message>
        <source>Two cards of the starting deck are the leader&apos;s own.</source>
        <translation>Zwei Karten des Startstapels sind die eigenen der Führung.</translation>
    </message>
    <message>
        <source>{track} begins with {number}</source>
        <translation>{track} beginnt mit {number}</translation>
    </message>
    <message>
        <source>Glory by turn</source>
        <translation>Ruhm nach Zügen</translation>
    </message>
    <message>
        <source>less what strife and loans take</source>
        <translation>abzüglich dessen, was Zwist und Anleihen kosten</translation>
    </message>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Runde {round}, Zug {turn}</translation>
    </message>
    <message>
        <source>Check the installation</source>
        <translation>Installation prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Something needs attention: see the lines with “!”.</source>
        <translation>Etwas braucht Aufmerksamkeit: siehe die Zeilen mit „!“.</translation>
    </message>
    <message>
        <source>Everything is fine.</source>
        <translation>Alles ist in Ordnung.</translation>
    </message>
</context>
<context>
    <name>imperium</name>
    <message>
        <source>Exhaust {when}, on any turn: {effect}</source>
        <translation>Erschöpfen, {when}, auch in fremden Zügen: {effect}</translation>
    </message>
    <message>
        <source>Exhaust {when}: {effect}</source>
        <translation>Erschöpfen, {when}: {effect}</translation>
    </message>
    <message>
        <source>Exhaust if {condition}: {effect}</source>
        <translation>Erschöpfen, wenn {condition}: {effect}</translation>
    </message>
    <message>
        <source>Exhaust: {effect}</source>
        <translation>Erschöpfen: {effect}</translation>
    </message>
    <message>
        <source>{when}, do this instead: {effect}</source>
        <translation>{when}, stattdessen: {effect}</translation>
    </message>
    <message>
        <source>{when}, wherever this card is among your cards: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}: {effect}</source>
        <translation>{when}: {effect}</translation>
    </message>
    <message>
        <source>when you play {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you take {card:object}</source>
        <translation>wenn du {card:object} nimmst</translation>
    </message>
    <message>
        <source>when you acquire {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you break through for {card:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you acquire or break through for {card:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you gain {tokens:object} from {card:from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you would gain {tokens:object}</source>
        <translation>wenn du {tokens:object} erhalten würdest</translation>
    </message>
    <message>
        <source>when you pay {tokens:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when {card:subject} leaves play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you look at cards of {deck:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you are attacked</source>
        <translation>wenn du angegriffen wirst</translation>
    </message>
    <message>
        <source>before the final count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the draw deck becomes empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you return an Unrest</source>
        <translation>wenn du eine Unruhe zurückgibst</translation>
    </message>
    <message>
        <source>when you sink a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you take an Unrest</source>
        <translation>wenn du eine Unruhe nimmst</translation>
    </message>
    <message>
        <source>when you would put a card into history</source>
        <translation>wenn du eine Karte in die Geschichte legen würdest</translation>
    </message>
    <message>
        <source>when you would put progress on a market card in clean up</source>
        <translation>wenn du beim Aufräumen Fortschritt auf eine Marktkarte legen würdest</translation>
    </message>
    <message numerus="yes">
        <source>Your hand size is %n cards larger.</source>
        <comment>Your hand size is %n card larger.</comment>
        <translation>
            <numerusform>Deine Handgröße ist um %n Karte größer.</numerusform>
            <numerusform>Deine Handgröße ist um %n Karten größer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignore {mark:object} of {cards:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing Unrest takes {less:object} less, but at least {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may also acquire {cards:object} from exile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developing costs you {tokens:object} less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While activating, you may exhaust this card in place of discarding {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of {cards:of} you may discard cards garrisoned under this card, one for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>When you look at cards of {deck:of}, look at %n more.</source>
        <comment>When you look at cards of {deck:of}, look at %n more.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This card counts as {cards:plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may free play {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n discarded cards</source>
        <comment>%n discarded card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The active quest lies under this card.</source>
        <translation>Das aktive Abenteuer liegt unter dieser Karte.</translation>
    </message>
    <message>
        <source>Activate: play cards and use abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innovate: discard your hand and break through for a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolt: return Unrest from your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn: clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard no more and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Develop nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use no ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exile nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put nothing into history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put nothing on the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return no exhaust token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return nothing to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return no Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not play it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not pay the cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nation}: side {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the solstice of {card:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ability of {card:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Develop {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {tokens:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free play {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {cards:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare {suit:plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {tokens:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards</source>
        <comment>Draw %n card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{nation:same} (bot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn of the bot: roll the die that blocks one of its slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls the die for the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn of the bot, with a {die}: resolve the card of its next slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resolves the cards of the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn of the bot, with a {die}: its slots are done, it cleans up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cleans up for the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the die for the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up for the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve slot {slot} of the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of the bot shows {die}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot turns up {card:object} in slot {slot}: line {row} of its table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot puts {card:object} into slot {slot}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot has {points:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of the blocked slot {slot} moves to slot 1 of the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win: you have more points than the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with more points than the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot wins: you do not have more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot wins: {name} does not have more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse: the bot wins, you lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse: the bot wins, {name} loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a barbarian:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As an empire:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the draw deck is empty, by the journey:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot has at least {tokens:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are {state:plain}</source>
        <translation>du {state:plain} bist</translation>
    </message>
    <message>
        <source>you have no {thing:object} {place}</source>
        <translation type="unfinished">du {place} keine {thing:object} hast</translation>
    </message>
    <message>
        <source>you have {thing:object} {place}</source>
        <translation type="unfinished">du {thing:object} {place} hast</translation>
    </message>
    <message>
        <source>the bot is {state:plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot has no {thing:object} {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot has {thing:object} {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up: put {tokens:object} on the market card over the blocked slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}; if it stands still, take {cards:object} after the shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{these}, else {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do the first of these that can be done completely, else the last one as far as it goes: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if possible, {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as often as possible, {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cost}; for that, {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps}; otherwise, {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spend {tokens:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {tokens:same}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn all {tokens:object} into {others:into}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn every {tokens:object} into {others:into}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steal {tokens:object} from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put {tokens:object} on the market card over the blocked slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put {card:object} into play</source>
        <translation>{card:object} ins Spiel bringen</translation>
    </message>
    <message>
        <source>exile the next impending quest unless it is {card:plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discard the top %n cards of the draw deck</source>
        <comment>discard the top card of the draw deck</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exile the first %n market cards without tokens</source>
        <comment>exile the first market card without tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put the top %n fame cards on top of the draw deck</source>
        <comment>put the top fame card on top of the draw deck</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put the top %n cards of the dynasty deck into the discard pile</source>
        <comment>put the top card of the dynasty deck into the discard pile</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>put the next impending quest on top of the draw deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acclaimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced Culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aksumites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander the Great</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexandria in Ariana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexandria in Egypt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Althing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Gesandter</translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arachosia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archipelago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished">Architektur</translation>
    </message>
    <message>
        <source>Armenians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armorica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arthashastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arthurians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ashoka</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assyrians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ateas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlantean Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlanteans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awe-inspiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Babylonians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bactria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balearic Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battering Ram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bedwyr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belgica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>Boudicca</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bread and Circuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Britannia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Britannia Flavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Britannia Prima</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Britannia Secunda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buddhism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cacao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cafall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cai (Sir Kay)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caravans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carpathian Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginian Traders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <translation>Karthager</translation>
    </message>
    <message>
        <source>Cartography</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cataphract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cattle Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caucasia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cauldron of Cerridwen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtic Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtic Innovation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtica</source>
        <translation>Celtica</translation>
    </message>
    <message>
        <source>Celts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chainmail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chanakya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chandragupta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Athens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Camelot</source>
        <translation>Stadt Camelot</translation>
    </message>
    <message>
        <source>City of Carthage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Corinth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Dubh Linn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Gelonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Pataliputra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Persepolis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Rome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Sparta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civil Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of Laws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coinage</source>
        <translation type="unfinished">Münzwesen</translation>
    </message>
    <message>
        <source>Combs</source>
        <translation>Kämme</translation>
    </message>
    <message>
        <source>Companion Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confucianism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crete</source>
        <translation type="unfinished">Kreta</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation type="unfinished">Zypern</translation>
    </message>
    <message>
        <source>Dalmatia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daochang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darius I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Develop</source>
        <translation type="unfinished">Entwickeln</translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished">Entwicklung</translation>
    </message>
    <message>
        <source>Commons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished">Zahl</translation>
    </message>
    <message>
        <source>{part}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({count} times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commons of {box:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dido, Queen of Carthage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Direct Democracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domestication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drainage System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drama &amp; Poetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Druids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duke Zhuang of Qin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eastern Zhou</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edicts of Ashoka</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Education</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian Expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian Hieroglyphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian Incursion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian Legacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message>
        <source>Elders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elysian Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embalming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eminent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emperor Qin Shi Huang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emperor Trajan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erik the Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Etruscans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excalibur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood of the Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floodplain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest of Pholoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortified Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortunate Isle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frescos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Føroyar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallia Aquitania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>Glücksspiel</translation>
    </message>
    <message>
        <source>Gandhara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gates of Shangri-la</source>
        <translation>Tore von Shangri-la</translation>
    </message>
    <message>
        <source>Glorious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go a&apos;Viking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gothja</source>
        <translation>Gothja</translation>
    </message>
    <message>
        <source>Graal</source>
        <translation>Graal</translation>
    </message>
    <message>
        <source>Graenland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Trunk Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Innovation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Prosperity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guennuvar</source>
        <translation>Guennuvar</translation>
    </message>
    <message>
        <source>Gwaith Camlan</source>
        <translation>Gwaith Camlan</translation>
    </message>
    <message>
        <source>Gwalchmei (Sir Gawain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haliacmon Valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harald Hardrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hegemony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hesperides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hittites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iberia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indus Valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invasion</source>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>Ionians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jade Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jewellery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jomsviking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Arthur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Arthur&apos;s Court</source>
        <translation>König Arthurs Hof</translation>
    </message>
    <message>
        <source>King Minos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Wu of Qin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of Kings</source>
        <translation>König der Könige</translation>
    </message>
    <message>
        <source>Kleito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knossos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kurgans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kushites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La Venta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lady Bertilak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laguna de los Cerros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lawnslot Llyn (Sir Lancelot)</source>
        <translation>Lawnslot Llyn (Sir Lanzelot)</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation type="unfinished">Führung</translation>
    </message>
    <message>
        <source>Legalism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Leuchtturm</translation>
    </message>
    <message>
        <source>Lodestone Compass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Walls I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Walls II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Walls III</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Walls IV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost Scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost Tomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lydians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macedonians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magadha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnificent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mandate of Heaven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marvellous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mauretania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mauryans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation type="unfinished">Medizin</translation>
    </message>
    <message>
        <source>Meditation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metallurgy</source>
        <translation type="unfinished">Metallurgie</translation>
    </message>
    <message>
        <source>Metropolis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military Engineering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minoan Expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minoan Traders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minoans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moats and Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moneylenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monument</source>
        <translation type="unfinished">Monument</translation>
    </message>
    <message>
        <source>Moor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morigena</source>
        <translation>Morigena</translation>
    </message>
    <message>
        <source>Mosaics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain Retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain of Atlantis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Myrddin Wyllt (Merlin)</source>
        <translation>Myrddin Wyllt (Merlin)</translation>
    </message>
    <message>
        <source>Mysticism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Myths and Legends</source>
        <translation>Mythen und Legenden</translation>
    </message>
    <message>
        <source>Nanda Dynasty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile Valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nisaean Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nomads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notorious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oasis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogham Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olmec Hieroglyphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olmec Traders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olmecs</source>
        <translation>Olmeken</translation>
    </message>
    <message>
        <source>Olympic Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orestis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palace of Poseidon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parmenion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path to Shangri-la</source>
        <translation>Pfad nach Shangri-la</translation>
    </message>
    <message>
        <source>Pelagonia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peloponnese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peninsula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peredur (Sir Percival)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pericles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persian Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharmacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Philip II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Philosophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phoenicians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plains of Thessaly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pontic Steppe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Töpferei</translation>
    </message>
    <message>
        <source>Praiseworthy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punch-marked Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qanat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qin</source>
        <translation>Qin</translation>
    </message>
    <message>
        <source>Raetia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rainforest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramesses II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religion</source>
        <translation type="unfinished">Religion</translation>
    </message>
    <message>
        <source>Ritual Sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rituals &amp; Ceremonies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rollo the Walker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman Expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman Invasion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rome, the Eternal City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacred Grove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacred Pass</source>
        <translation>Heiliger Pass</translation>
    </message>
    <message>
        <source>Sacred Scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sagas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Lorenzo Tenochtitlán</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Satrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School of Diplomacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythians</source>
        <translation>Skythen</translation>
    </message>
    <message>
        <source>Seal Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaduf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shangri-la</source>
        <translation>Shangri-la</translation>
    </message>
    <message>
        <source>Shrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of Atlantis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing Army</source>
        <translation>Stehendes Heer</translation>
    </message>
    <message>
        <source>Step Pyramids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steppe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sumerians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taliesin the Bard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamga</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tarim Basin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terracotta Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Senate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themiscyra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tian Shan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree of Knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tres Zapotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triumphant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triumvirate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twrch Trwyth</source>
        <translation>Twrch Trwyth</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Unruhe</translation>
    </message>
    <message>
        <source>Urban Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uthyr Pendragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utopians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uxians</source>
        <translation>Uxier</translation>
    </message>
    <message>
        <source>Vast Wealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vikings</source>
        <translation>Wikinger</translation>
    </message>
    <message>
        <source>Vinland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visions of Shangri-la</source>
        <translation>Visionen von Shangri-la</translation>
    </message>
    <message>
        <source>Viviane of the Lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Wassermühle</translation>
    </message>
    <message>
        <source>Western Zhou</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmills</source>
        <translation>Windmühlen</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woodland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xiongnu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ynys Afallach (Avalon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zagros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {card:object} from {deck:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {card:object} from {deck:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at {deck:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at {deck:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at {cards:object} on {deck:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at {cards:object} on {deck:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You reveal {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reveals {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You find {card:object} in {zone:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} finds {card:object} in {zone:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You shuffle {deck:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shuffles {deck:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You shuffle {cards:object} of your discard pile into a new draw deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shuffles {cards:object} of the discard pile into a new draw deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes into the market from {deck:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unrest:subject} comes to you with {card:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unrest:subject} comes to {name:to} with {card:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unrest:subject} from under {card:in} goes back to the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare {suit:plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} declares {suit:plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {card:object} lowest of the fame cards looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {card:object} lowest of the fame cards looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes from your nation deck into your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes from the nation deck of {name:of} into the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put the top card of your nation deck at its bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts the top card of the nation deck at its bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps a card from hand with the top card of the nation deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap {given:object} with {card:with}, the top card of your nation deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps {given:object} with {card:with}, the top card of the nation deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accession: {card:subject} comes to your discard pile, and you become an empire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accession: {card:subject} comes to the discard pile, and {name:subject} becomes an empire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes to your discard pile: the zenith of your nation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes to the discard pile: the zenith of the nation of {name:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} enters play: the nadir of your nation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} enters play: the nadir of the nation of {name:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You become {state:plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} becomes {state:plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your journey goes on to {card:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journey of {name:of} goes on to {card:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} is your active quest now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} is now the active quest of {name:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fame card is left: you resolve King of Kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fame card is left: {name} resolves King of Kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play with side {side} of your power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays with side {side} of the power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You activate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} activates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You innovate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} innovates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You revolt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} revolts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} ends with its solstice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main deck is empty: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dynasty deck of the bot is empty: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of Kings triggers scoring: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: collapse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished">Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>You play {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exhaust {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exhausts {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use the ability of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the ability of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You return the exhaust token of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} returns the exhaust token of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You treat a {mark:plain} mark as production marks this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} treats a {mark:plain} mark as production marks this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You resolve the solstice of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resolves the solstice of {card:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card:subject} takes effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} of {name:of} takes effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decline what {card:subject} offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} declines what {card:subject} offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You garrison {card:object} under {other:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} garrisons {card:object} under {other:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} spends {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You steal {tokens:object} from {victim:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} steals {tokens:object} from {victim:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give {receiver:to} {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives {receiver:to} {tokens:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {tokens:object} on {card:in} in the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {tokens:object} on {card:in} in the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {tokens:object} on {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {tokens:object} on {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} lets you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} lets {name} decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to choose for {card:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has nothing to choose for {card:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, turn of {name:of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your development area is empty: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The development area of {name:of} is empty: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trigger scoring with {card:with}: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} triggers scoring with {card:with}: round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Unrest leaves the pile: collapse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You avoid the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} avoids the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of {deck:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth {points} to the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {price:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {price:for}, more than there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth {points:object} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known to {names:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{often}: {n} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie on it.</source>
        <comment>%n card lies on it.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paid: {tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>uncivilised</source>
        <translation>unzivilisiert</translation>
    </message>
    <message>
        <source>civilised</source>
        <translation>zivilisiert</translation>
    </message>
    <message>
        <source>tributary</source>
        <translation>Vasall</translation>
    </message>
    <message>
        <source>fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
    <message>
        <source>a barbarian</source>
        <translation>ein Barbarenvolk</translation>
    </message>
    <message>
        <source>an empire</source>
        <translation>ein Imperium</translation>
    </message>
    <message>
        <source>a barbarian mark</source>
        <translation>ein Barbarensymbol</translation>
    </message>
    <message>
        <source>an empire mark</source>
        <translation>ein Imperiumssymbol</translation>
    </message>
    <message>
        <source>the barbarian mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empire mark</source>
        <translation>das Imperiumssymbol</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>die Hand</translation>
    </message>
    <message>
        <source>play</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>der Ablagestapel</translation>
    </message>
    <message>
        <source>the draw deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nation deck</source>
        <translation>das Volksdeck</translation>
    </message>
    <message>
        <source>history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the market</source>
        <translation>der Markt</translation>
    </message>
    <message>
        <source>the deck of its suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the main deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the development area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the impending quests</source>
        <translation>die bevorstehenden Abenteuer</translation>
    </message>
    <message>
        <source>the active quest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a garrison</source>
        <translation>eine Garnison</translation>
    </message>
    <message>
        <source>under this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under regions in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flooded pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unrest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drawn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fame deck</source>
        <translation>der Ruhmesstapel</translation>
    </message>
    <message>
        <source>the region deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the uncivilised deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the civilised deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dynasty deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>garrisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} Counted: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} Here: {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrisoned under other cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrisoned under this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the active quest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in exile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you own</source>
        <translation>in deinem Besitz</translation>
    </message>
    <message>
        <source>you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other players own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on cards in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on cards you own</source>
        <translation>auf Karten in deinem Besitz</translation>
    </message>
    <message>
        <source>into hand</source>
        <translation>auf die Hand</translation>
    </message>
    <message>
        <source>into the discard pile</source>
        <translation>auf den Ablagestapel</translation>
    </message>
    <message>
        <source>into history</source>
        <translation>in die Geschichte</translation>
    </message>
    <message>
        <source>into exile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the flooded pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on top of the draw deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto the unrest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays for cards and developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Population</source>
        <translation type="unfinished">Bevölkerung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point at the end; pays in place of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each card that you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each ability that you use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each small deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it, and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay population</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or discard other cards of your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or pay materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished">Später</translation>
    </message>
    <message numerus="yes">
        <source>%n progress and a free development</source>
        <comment>%n progress and a free development</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation type="unfinished">Barbaren</translation>
    </message>
    <message>
        <source>An empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens for a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with tokens; progress for each Unrest that it returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with tokens as you do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes through its deck faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with fixed points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with a condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with variable points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Materials and population</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nations</source>
        <translation type="unfinished">Völker</translation>
    </message>
    <message>
        <source>Common cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the bot</source>
        <translation type="unfinished">Stärke des Bots</translation>
    </message>
    <message>
        <source>Starting deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished">Das Los entscheidet</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two boxes, by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chieftain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sovereign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supreme Ruler</source>
        <translation type="unfinished">Oberster Herrscher</translation>
    </message>
    <message>
        <source>Twice the printed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed starting deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation type="unfinished">durch das Los</translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <comment>%n material</comment>
        <translation>
            <numerusform>%n Material</numerusform>
            <numerusform>%n Material</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population</comment>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress</source>
        <comment>%n progress</comment>
        <translation>
            <numerusform>%n Fortschritt</numerusform>
            <numerusform>%n Fortschritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>materials</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>population</source>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest</source>
        <comment>%n Unrest</comment>
        <translation>
            <numerusform>%n Unruhe</numerusform>
            <numerusform>%n Unruhen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>-%n victory points</source>
        <comment>-%n victory point</comment>
        <translation>
            <numerusform>-%n Siegpunkt</numerusform>
            <numerusform>-%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <comment>%n victory point</comment>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The win is shared by {names:by}.</source>
        <translation type="unfinished">Den Sieg teilen sich {names}.</translation>
    </message>
    <message>
        <source>Collapse: you win with the fewest Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse: {name} wins with the fewest Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse: you win the tie for the fewest Unrest by points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse: {name} wins the tie for the fewest Unrest by points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win.</source>
        <translation type="unfinished">Du gewinnst.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation type="unfinished">{name} gewinnt.</translation>
    </message>
    <message>
        <source>Abandon {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {card:object} the active quest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exile {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give away {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} into history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {tokens:object} on {card:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} on top of the draw deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the exhaust token of {card:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {card:object} to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring {card:object} into the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card:object} with an exiled card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card:object} with the top card of the nation deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust {card:object} instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison it under {card:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {tokens:object}: no deck is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} from under {other:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} from {zone:from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} in place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} for {price:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exhaust token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points:subject} in history</source>
        <translation>{points:subject} in der Geschichte</translation>
    </message>
    <message>
        <source>{points:subject} garrisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points:subject} in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points:subject} anywhere but in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}.</source>
        <translation>{points}.</translation>
    </message>
    <message>
        <source>{cases}, else {other}.</source>
        <translation>{cases}, sonst {other}.</translation>
    </message>
    <message>
        <source>{points:same} {often}</source>
        <translation>{points:same} {often}</translation>
    </message>
    <message>
        <source>{points:same} and {number} {often}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}, at most {most}.</source>
        <translation>{points}, höchstens {most}.</translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} Still to choose: {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the side of your power card for the whole match. Side B is easier to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses the side of the power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: activate, innovate or revolt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses to activate, innovate or revolt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n exhaust tokens</source>
        <comment>%n exhaust token</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} resolves {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:subject} attacks you with {card:with}: {effect} {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who:subject} attacks you with {card:with}. {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:plain} of {who:of}: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play cards and use abilities. You have {means:object} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays cards and uses abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolt: return any number of Unrest from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up: put 1 progress on a market card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts progress on a market card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up: discard any number of cards, then draw up to your hand size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cleans up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resolves solstice abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your draw deck is empty. Before the reshuffle you may develop a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may develop a card before the reshuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may use an ability now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may ward it off with {cards:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may ward off the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: you may use an ability now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may use an ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free play {card:object} at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold too few cards for the cost. Use {cards:object} for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {receiver:to} {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives {receiver:to} a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} protects {player:object}. Give {player:to} {tokens:object} so that the attack strikes all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay {tokens:object}: progress may stand in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solstice: answer what your abilities ask and resolve all, or choose the one to resolve next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may give progress so that the attack strikes all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innovate: declare the suit to break through for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} declares a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innovate: take a card from the market or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card from the market or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} breaks through for a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the fame cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a fame card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other fame cards go back on top. Choose the one that lies lowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts fame cards back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the market card to swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the exiled card to swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose your turn: activate, innovate or revolt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already chosen what kind of turn this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are played and exhausted only while you activate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no action left to play {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} can be played only by {state:by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} cannot be played yet: its condition is not met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have {card:object} in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have {card:object} in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} has no ability to exhaust it for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} is exhausted only when what it waits for happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} is exhausted already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no exhaust token left for {card:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot do or pay what {card:subject} takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide what {card:subject} asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} is not what is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A market card is taken only when something lets you acquire or break through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards leave your hand in clean up, or when something asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card stays in play until something lets it leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exiled card is taken only when something allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is developed by an empire that reshuffles, or when something lets you develop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay what {card:subject} takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no active quest</source>
        <translation>es kein aktives Abenteuer gibt</translation>
    </message>
    <message>
        <source>for each card abandoned this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each Unrest returned this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>for each player with less {tokens:object} than you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each {tokens:for} you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for every {tokens:for} you have</source>
        <translation>je {tokens:for} in deinem Besitz</translation>
    </message>
    <message>
        <source>{card:subject} was abandoned this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} was exiled this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card that is {suits:plain}</source>
        <translation>eine Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} card</source>
        <translation>Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} cards</source>
        <translation>Karten ({suits:plain})</translation>
    </message>
    <message numerus="yes">
        <source>%n {suits:plain} cards</source>
        <comment>%n {suits:plain} card</comment>
        <translation>
            <numerusform>%n Karte ({suits:plain})</numerusform>
            <numerusform>%n Karten ({suits:plain})</numerusform>
        </translation>
    </message>
    <message>
        <source>a region</source>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>Regionen</translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <comment>%n region</comment>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>an uncivilised card</source>
        <translation>eine unzivilisierte Karte</translation>
    </message>
    <message>
        <source>uncivilised card</source>
        <translation>unzivilisierte Karte</translation>
    </message>
    <message>
        <source>uncivilised cards</source>
        <translation>unzivilisierte Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n uncivilised cards</source>
        <comment>%n uncivilised card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a civilised card</source>
        <translation>eine zivilisierte Karte</translation>
    </message>
    <message>
        <source>civilised card</source>
        <translation>zivilisierte Karte</translation>
    </message>
    <message>
        <source>civilised cards</source>
        <translation>zivilisierte Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n civilised cards</source>
        <comment>%n civilised card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a tributary</source>
        <translation>ein Vasall</translation>
    </message>
    <message>
        <source>tributaries</source>
        <translation>Vasallen</translation>
    </message>
    <message numerus="yes">
        <source>%n tributaries</source>
        <comment>%n tributary</comment>
        <translation>
            <numerusform>%n Vasall</numerusform>
            <numerusform>%n Vasallen</numerusform>
        </translation>
    </message>
    <message>
        <source>a fame card</source>
        <translation>eine Ruhmeskarte</translation>
    </message>
    <message>
        <source>fame card</source>
        <translation>Ruhmeskarte</translation>
    </message>
    <message>
        <source>fame cards</source>
        <translation>Ruhmeskarten</translation>
    </message>
    <message numerus="yes">
        <source>%n fame cards</source>
        <comment>%n fame card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an Unrest</source>
        <translation>eine Unruhe</translation>
    </message>
    <message>
        <source>Unrest cards</source>
        <translation>Unruhekarten</translation>
    </message>
    <message>
        <source>a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a metropolis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolises</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n metropolises</source>
        <comment>%n metropolis</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>ein Ritter</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>Ritter</translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <comment>%n knight</comment>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>a mask</source>
        <translation>eine Maske</translation>
    </message>
    <message>
        <source>masks</source>
        <translation>Masken</translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <comment>%n mask</comment>
        <translation>
            <numerusform>%n Maske</numerusform>
            <numerusform>%n Masken</numerusform>
        </translation>
    </message>
    <message>
        <source>a scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scrolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scrolls</source>
        <comment>%n scroll</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an attack card</source>
        <translation>eine Angriffskarte</translation>
    </message>
    <message>
        <source>attack card</source>
        <translation>Angriffskarte</translation>
    </message>
    <message>
        <source>attack cards</source>
        <translation>Angriffskarten</translation>
    </message>
    <message numerus="yes">
        <source>%n attack cards</source>
        <comment>%n attack card</comment>
        <translation>
            <numerusform>%n Angriffskarte</numerusform>
            <numerusform>%n Angriffskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message>
        <source>a pinned card</source>
        <translation>eine angeheftete Karte</translation>
    </message>
    <message>
        <source>pinned card</source>
        <translation>angeheftete Karte</translation>
    </message>
    <message>
        <source>pinned cards</source>
        <translation>angeheftete Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned cards</source>
        <comment>%n pinned card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a {series:plain} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n {series:plain} cards</source>
        <comment>%n {series:plain} card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:same} with a {mark:plain} mark</source>
        <translation>{cards:same} mit dem Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{cards:same} without a {mark:plain} mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:same} with {card:with} garrisoned under it</source>
        <translation>{cards:same} mit {card:with} in Garnison darunter</translation>
    </message>
    <message>
        <source>{cards:same} with {mark:with}</source>
        <translation>{cards:same} mit {mark:with}</translation>
    </message>
    <message>
        <source>{cards:same} with variable points</source>
        <translation>{cards:same} mit veränderlichen Punkten</translation>
    </message>
    <message>
        <source>{cards:same} without variable points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:same} with {tokens:with} on it</source>
        <translation>{cards:same} mit {tokens:with} darauf</translation>
    </message>
    <message>
        <source>a {mark:plain} mark</source>
        <translation>ein Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} mark</source>
        <translation>Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} marks</source>
        <translation>Symbole {mark:plain}</translation>
    </message>
    <message numerus="yes">
        <source>%n {mark:plain} marks</source>
        <comment>%n {mark:plain} mark</comment>
        <translation>
            <numerusform>%n Symbol {mark:plain}</numerusform>
            <numerusform>%n Symbole {mark:plain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innovate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solstice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished">Würfeln</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main deck: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your developments: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developments of {name:of}: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame: {cards:subject} before King of Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:subject} before {card:from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse after {unrest:from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynasty deck: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n free plays</source>
        <comment>%n free play</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abilities</source>
        <comment>%n ability</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Side {side}:</source>
        <translation>Seite {side}:</translation>
    </message>
    <message>
        <source>Side {side}, {name}:</source>
        <translation>Seite {side}, {name}:</translation>
    </message>
    <message>
        <source>This card does nothing by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development cost: {price}.</source>
        <translation>Entwicklungskosten: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n exhaust tokens only.</source>
        <comment>You have %n exhaust token only.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play only if {conditions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When this card comes from the nation deck: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the journey gets here: {effect}</source>
        <translation>Wenn die Reise hier ankommt: {effect}</translation>
    </message>
    <message>
        <source>Instead of being taken: {effect}</source>
        <translation>Statt genommen zu werden: {effect}</translation>
    </message>
    <message>
        <source>Solstice: {effect}</source>
        <translation>Sonnenwende: {effect}</translation>
    </message>
    <message>
        <source>Quest.</source>
        <translation>Abenteuer.</translation>
    </message>
    <message>
        <source>{type}.</source>
        <translation>{type}.</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>Angeheftet.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Angriff.</translation>
    </message>
    <message>
        <source>Free play.</source>
        <translation>Freies Spiel.</translation>
    </message>
    <message>
        <source>With {marks:with}.</source>
        <translation>Mit {marks:with}.</translation>
    </message>
    <message>
        <source>{kind:subject} with {marks:with}.</source>
        <translation>{kind:subject} mit {marks:with}.</translation>
    </message>
    <message>
        <source>{kind}.</source>
        <translation>{kind}.</translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be garrisoned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be abandoned.</source>
        <translation>Sie kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>It cannot be recalled.</source>
        <translation>Sie kann nicht zurückgerufen werden.</translation>
    </message>
    <message>
        <source>Each player resolves King of Kings at most once in a match.</source>
        <translation>Jede Person führt König der Könige höchstens einmal in einer Partie aus.</translation>
    </message>
    <message>
        <source>As an impending quest it can be chosen only when it is the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncivilised deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilised deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developments</source>
        <translation type="unfinished">Entwicklungen</translation>
    </message>
    <message>
        <source>Active quest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished">Verlauf</translation>
    </message>
    <message>
        <source>Flooded pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncivil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Develop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished">Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n actions left</source>
        <comment>%n action left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exhaust left</source>
        <comment>%n exhaust left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nation}, empire with {card:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, drawn up to {size} in clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are resolved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished">Markt</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished">Tisch</translation>
    </message>
    <message>
        <source>Sides of the power card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished">Volk</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished">Antworten</translation>
    </message>
    <message>
        <source>{pile}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last Unrest leaves the pile the match ends in a collapse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unrest:subject} under this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens:subject} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens:subject} for a market card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply of {tokens:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In clean up the hand is drawn up to {cards:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:subject} in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nation}, {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card may have an empire mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of Kings has been resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of the bot shows {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{slot}, blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{slot}, to be resolved now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{slot}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} (now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On and under a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-{tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal {cards:object} and put them into history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put {cards:object} into history</source>
        <translation>{cards:object} in die Geschichte legen</translation>
    </message>
    <message>
        <source>abandon {cards:object}</source>
        <translation>{cards:object} aufgeben</translation>
    </message>
    <message>
        <source>recall {cards:object}</source>
        <translation>{cards:object} zurückrufen</translation>
    </message>
    <message>
        <source>sink {cards:object}</source>
        <translation>{cards:object} versenken</translation>
    </message>
    <message>
        <source>garrison {cards:object} under this card</source>
        <translation>{cards:object} unter dieser Karte in Garnison legen</translation>
    </message>
    <message>
        <source>garrison this card under a region in play and resolve the effect of that region again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrison this card under a region in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find {card:object} and put it {target}</source>
        <translation>{card:object} suchen und {target} legen</translation>
    </message>
    <message>
        <source>find {card:object} in {zones:in} and put it {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free play {card:object}, ignoring its state mark</source>
        <translation>{card:object} frei spielen, ohne auf das Staatssymbol zu achten</translation>
    </message>
    <message>
        <source>free play {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {cards:object}</source>
        <translation>{cards:object} nehmen</translation>
    </message>
    <message>
        <source>return {card:object} to the unrest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return {cards:object}</source>
        <translation>{cards:object} zurückgeben</translation>
    </message>
    <message numerus="yes">
        <source>take the top %n fame cards</source>
        <comment>take the top fame card</comment>
        <translation>
            <numerusform>die oberste Ruhmeskarte nehmen</numerusform>
            <numerusform>die obersten %n Ruhmeskarten nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>look at the top %n cards of {deck:of}</source>
        <comment>look at the top card of {deck:of}</comment>
        <translation>
            <numerusform>die oberste Karte von {deck:of} ansehen</numerusform>
            <numerusform>die obersten %n Karten von {deck:of} ansehen</numerusform>
        </translation>
    </message>
    <message>
        <source>take 1 of them {target}</source>
        <translation>1 davon {target} nehmen</translation>
    </message>
    <message>
        <source>develop 1 card at no cost</source>
        <translation>1 Karte kostenlos entwickeln</translation>
    </message>
    <message>
        <source>develop 1 card</source>
        <translation>1 Karte entwickeln</translation>
    </message>
    <message>
        <source>put the top card of the nation deck into the discard pile</source>
        <translation>die oberste Karte des Volksdecks auf den Ablagestapel legen</translation>
    </message>
    <message>
        <source>put the top card of the nation deck at its bottom</source>
        <translation>die oberste Karte des Volksdecks darunterlegen</translation>
    </message>
    <message>
        <source>shuffle the nation deck</source>
        <translation>das Volksdeck mischen</translation>
    </message>
    <message>
        <source>swap 1 card from hand with the top card of the nation deck</source>
        <translation>1 Karte von der Hand mit der obersten Karte des Volksdecks tauschen</translation>
    </message>
    <message>
        <source>acquire {card:object}, which you may free play at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire {card:object}</source>
        <translation>{card:object} erwerben</translation>
    </message>
    <message>
        <source>break through for {card:for}</source>
        <translation>zu {card:object} durchbrechen</translation>
    </message>
    <message numerus="yes">
        <source>{deed}, %n times</source>
        <comment>{deed}, once</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>declare a suit ({suits}), then reveal the top card of the main deck: it comes into hand if it is of that suit, else into exile</source>
        <translation>eine Art ansagen ({suits}), dann die oberste Karte des Hauptdecks aufdecken: Sie kommt auf die Hand, wenn sie von dieser Art ist, sonst ins Exil</translation>
    </message>
    <message>
        <source>put {tokens:object} on a market card</source>
        <translation>{tokens:object} auf eine Marktkarte legen</translation>
    </message>
    <message>
        <source>gain the {tokens:object} from that card a second time</source>
        <translation>{tokens:object} von jener Karte ein zweites Mal erhalten</translation>
    </message>
    <message>
        <source>swap a market card with an exiled card</source>
        <translation>eine Marktkarte mit einer verbannten Karte tauschen</translation>
    </message>
    <message>
        <source>steal {tokens:object} from {players:from}</source>
        <translation>{tokens:object} von {players:from} stehlen</translation>
    </message>
    <message>
        <source>{steal}; those who cannot give all of it {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>each other player who is {state:plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player who has {card:object} {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each other player {cards:object}</source>
        <translation>allen anderen je {cards:object} geben</translation>
    </message>
    <message>
        <source>{give}; those who are given {card:object} {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>avoid the attack unless the attacker gives you {tokens:object}</source>
        <translation>den Angriff vermeiden, es sei denn, du bekommst dafür {tokens:object} von der angreifenden Person</translation>
    </message>
    <message>
        <source>resolve the exhaust ability of {card:of} that another player has {place}, as if it were your own</source>
        <translation>die Erschöpfen-Fähigkeit von {card:of}, die jemand anders {place} hat, wie deine eigene nutzen</translation>
    </message>
    <message>
        <source>avoid the attack</source>
        <translation>den Angriff vermeiden</translation>
    </message>
    <message numerus="yes">
        <source>return %n exhaust tokens from cards to the state card</source>
        <comment>return %n exhaust token from a card to the state card</comment>
        <translation>
            <numerusform>%n Erschöpfungsmarker von einer Karte auf die Staatskarte zurücklegen</numerusform>
            <numerusform>%n Erschöpfungsmarker von Karten auf die Staatskarte zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>turn this card over</source>
        <translation>diese Karte umdrehen</translation>
    </message>
    <message>
        <source>trigger scoring</source>
        <translation>die Wertung auslösen</translation>
    </message>
    <message>
        <source>treat {mark:object} as {others:plain} until the end of the turn</source>
        <translation>{mark:object} bis zum Ende des Zuges als {others:plain} behandeln</translation>
    </message>
    <message>
        <source>ignore {mark:object} of the next card played this turn</source>
        <translation>{mark:object} der nächsten in diesem Zug gespielten Karte nicht beachten</translation>
    </message>
    <message>
        <source>put {tokens:object} on this card</source>
        <translation>{tokens:object} auf diese Karte legen</translation>
    </message>
    <message>
        <source>gain all {tokens:object} on this card</source>
        <translation>{tokens:object} auf dieser Karte vollständig erhalten</translation>
    </message>
    <message>
        <source>become {state:plain}</source>
        <translation>{state:plain} werden</translation>
    </message>
    <message>
        <source>turn the journey to {card:to}</source>
        <translation>die Reise auf {card:plain} umdrehen</translation>
    </message>
    <message>
        <source>make 1 impending quest the active quest</source>
        <translation>1 bevorstehendes Abenteuer zum aktiven machen</translation>
    </message>
    <message>
        <source>put the active quest {target}</source>
        <translation>das aktive Abenteuer {target} legen</translation>
    </message>
    <message>
        <source>The bot</source>
        <translation type="unfinished">Der Bot</translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Schließen</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unrest pile: %n left. Empty means collapse.</source>
        <comment>Unrest pile: %n left. Empty means collapse.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card:same} (with {things:with})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exile {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exiles {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You return {card:object} to the unrest pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} returns {card:object} to the unrest pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sink {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sinks {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {card:object} from {zone:from} {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {card:object} from {zone:from} {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} goes {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} of {name:of} goes {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give {receiver:to} {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives {receiver:to} {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You abandon {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} abandons {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You recall {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} recalls {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You develop {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} develops {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exile {card:object} from the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exiles {card:object} from the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bring {card:object} from exile into the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} brings {card:object} from exile into the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card:subject} stays in the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} of {name:of} stays in the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {card:object} into play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {card:object} into play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {card:same}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n discarded cards</source>
        <comment>%n discarded card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded cards</source>
        <comment>%n discarded card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{nation:same} (bot)</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nation:same} (bot)</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other cards</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other cards</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a barbarian</source>
        <comment>object</comment>
        <translation type="unfinished">ein Barbarenvolk</translation>
    </message>
    <message>
        <source>a barbarian</source>
        <comment>from</comment>
        <translation type="unfinished">ein Barbarenvolk</translation>
    </message>
    <message>
        <source>an empire</source>
        <comment>object</comment>
        <translation type="unfinished">ein Imperium</translation>
    </message>
    <message>
        <source>an empire</source>
        <comment>from</comment>
        <translation type="unfinished">ein Imperium</translation>
    </message>
    <message>
        <source>a barbarian mark</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a barbarian mark</source>
        <comment>from</comment>
        <translation>einem Barbarensymbol</translation>
    </message>
    <message>
        <source>an empire mark</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empire mark</source>
        <comment>from</comment>
        <translation>einem Imperiumssymbol</translation>
    </message>
    <message>
        <source>the barbarian mark</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the barbarian mark</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empire mark</source>
        <comment>object</comment>
        <translation>das Imperiumssymbol</translation>
    </message>
    <message>
        <source>the empire mark</source>
        <comment>from</comment>
        <translation type="unfinished">das Imperiumssymbol</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>object</comment>
        <translation>die Hand</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>from</comment>
        <translation>deiner Hand</translation>
    </message>
    <message>
        <source>play</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <comment>from</comment>
        <translation>dem Spiel</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard pile</source>
        <comment>from</comment>
        <translation>dem Ablagestapel</translation>
    </message>
    <message>
        <source>the draw deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the draw deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nation deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nation deck</source>
        <comment>from</comment>
        <translation>dem Volksdeck</translation>
    </message>
    <message>
        <source>history</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the market</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the market</source>
        <comment>from</comment>
        <translation>dem Markt</translation>
    </message>
    <message>
        <source>the deck of its suit</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck of its suit</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the main deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the main deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exile</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exile</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the development area</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the development area</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the impending quests</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the impending quests</source>
        <comment>from</comment>
        <translation>den bevorstehenden Abenteuern</translation>
    </message>
    <message>
        <source>the active quest</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the active quest</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a garrison</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a garrison</source>
        <comment>from</comment>
        <translation>einer Garnison</translation>
    </message>
    <message>
        <source>under this card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under this card</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under regions in play</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under regions in play</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flooded pile</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flooded pile</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unrest pile</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unrest pile</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drawn cards</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drawn cards</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fame deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fame deck</source>
        <comment>from</comment>
        <translation>dem Ruhmesstapel</translation>
    </message>
    <message>
        <source>the region deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the region deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the uncivilised deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the uncivilised deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the civilised deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the civilised deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dynasty deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dynasty deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>materials</source>
        <comment>object</comment>
        <translation>Material</translation>
    </message>
    <message>
        <source>materials</source>
        <comment>from</comment>
        <translation>Material</translation>
    </message>
    <message>
        <source>population</source>
        <comment>object</comment>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>population</source>
        <comment>from</comment>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>progress</source>
        <comment>object</comment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>progress</source>
        <comment>from</comment>
        <translation type="unfinished">Fortschritt</translation>
    </message>
    <message>
        <source>actions</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card · object</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card · from</comment>
        <translation type="unfinished">
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest</source>
        <comment>%n Unrest · object</comment>
        <translation>
            <numerusform>%n Unruhe</numerusform>
            <numerusform>%n Unruhen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest</source>
        <comment>%n Unrest · from</comment>
        <translation type="unfinished">
            <numerusform>%n Unruhe</numerusform>
            <numerusform>%n Unruhen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <comment>%n victory point · object</comment>
        <translation type="unfinished">
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <comment>%n victory point · from</comment>
        <translation type="unfinished">
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <comment>%n material · object</comment>
        <translation>
            <numerusform>%n Material</numerusform>
            <numerusform>%n Material</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <comment>%n material · from</comment>
        <translation type="unfinished">
            <numerusform>%n Material</numerusform>
            <numerusform>%n Material</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population · object</comment>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population · from</comment>
        <translation type="unfinished">
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress</source>
        <comment>%n progress · object</comment>
        <translation>
            <numerusform>%n Fortschritt</numerusform>
            <numerusform>%n Fortschritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress</source>
        <comment>%n progress · from</comment>
        <translation type="unfinished">
            <numerusform>%n Fortschritt</numerusform>
            <numerusform>%n Fortschritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action · object</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>%n action · from</comment>
        <translation type="unfinished">
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>-%n victory points</source>
        <comment>-%n victory point · object</comment>
        <translation type="unfinished">
            <numerusform>-%n Siegpunkt</numerusform>
            <numerusform>-%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>-%n victory points</source>
        <comment>-%n victory point · from</comment>
        <translation type="unfinished">
            <numerusform>-%n Siegpunkt</numerusform>
            <numerusform>-%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>an exhaust token</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exhaust token</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n exhaust tokens</source>
        <comment>%n exhaust token · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exhaust tokens</source>
        <comment>%n exhaust token · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the bot</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <comment>object</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>from</comment>
        <translation type="unfinished">eine Karte</translation>
    </message>
    <message>
        <source>card</source>
        <comment>object</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>card</source>
        <comment>from</comment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>object</comment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>from</comment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>a card that is {suits:plain}</source>
        <comment>object</comment>
        <translation type="unfinished">eine Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>a card that is {suits:plain}</source>
        <comment>from</comment>
        <translation type="unfinished">eine Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} card</source>
        <comment>object</comment>
        <translation type="unfinished">Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} card</source>
        <comment>from</comment>
        <translation type="unfinished">Karte ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} cards</source>
        <comment>object</comment>
        <translation type="unfinished">Karten ({suits:plain})</translation>
    </message>
    <message>
        <source>{suits:plain} cards</source>
        <comment>from</comment>
        <translation type="unfinished">Karten ({suits:plain})</translation>
    </message>
    <message>
        <source>a {series:plain} card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {series:plain} card</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} card</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} cards</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{series:plain} cards</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {mark:plain} mark</source>
        <comment>object</comment>
        <translation type="unfinished">ein Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>a {mark:plain} mark</source>
        <comment>from</comment>
        <translation type="unfinished">ein Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} mark</source>
        <comment>object</comment>
        <translation>Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} mark</source>
        <comment>from</comment>
        <translation type="unfinished">Symbol {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} marks</source>
        <comment>object</comment>
        <translation type="unfinished">Symbole {mark:plain}</translation>
    </message>
    <message>
        <source>{mark:plain} marks</source>
        <comment>from</comment>
        <translation type="unfinished">Symbole {mark:plain}</translation>
    </message>
    <message numerus="yes">
        <source>%n {suits:plain} cards</source>
        <comment>%n {suits:plain} card · object</comment>
        <translation>
            <numerusform>%n Karte ({suits:plain})</numerusform>
            <numerusform>%n Karten ({suits:plain})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {suits:plain} cards</source>
        <comment>%n {suits:plain} card · from</comment>
        <translation type="unfinished">
            <numerusform>%n Karte ({suits:plain})</numerusform>
            <numerusform>%n Karten ({suits:plain})</numerusform>
        </translation>
    </message>
    <message>
        <source>a region</source>
        <comment>object</comment>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>a region</source>
        <comment>from</comment>
        <translation>einer Region</translation>
    </message>
    <message>
        <source>region</source>
        <comment>object</comment>
        <translation type="unfinished">Region</translation>
    </message>
    <message>
        <source>region</source>
        <comment>from</comment>
        <translation type="unfinished">Region</translation>
    </message>
    <message>
        <source>regions</source>
        <comment>object</comment>
        <translation type="unfinished">Regionen</translation>
    </message>
    <message>
        <source>regions</source>
        <comment>from</comment>
        <translation type="unfinished">Regionen</translation>
    </message>
    <message>
        <source>an uncivilised card</source>
        <comment>object</comment>
        <translation type="unfinished">eine unzivilisierte Karte</translation>
    </message>
    <message>
        <source>an uncivilised card</source>
        <comment>from</comment>
        <translation type="unfinished">eine unzivilisierte Karte</translation>
    </message>
    <message>
        <source>uncivilised card</source>
        <comment>object</comment>
        <translation type="unfinished">unzivilisierte Karte</translation>
    </message>
    <message>
        <source>uncivilised card</source>
        <comment>from</comment>
        <translation type="unfinished">unzivilisierte Karte</translation>
    </message>
    <message>
        <source>uncivilised cards</source>
        <comment>object</comment>
        <translation type="unfinished">unzivilisierte Karten</translation>
    </message>
    <message>
        <source>uncivilised cards</source>
        <comment>from</comment>
        <translation type="unfinished">unzivilisierte Karten</translation>
    </message>
    <message>
        <source>a civilised card</source>
        <comment>object</comment>
        <translation type="unfinished">eine zivilisierte Karte</translation>
    </message>
    <message>
        <source>a civilised card</source>
        <comment>from</comment>
        <translation type="unfinished">eine zivilisierte Karte</translation>
    </message>
    <message>
        <source>civilised card</source>
        <comment>object</comment>
        <translation>zivilisierte Karte</translation>
    </message>
    <message>
        <source>civilised card</source>
        <comment>from</comment>
        <translation type="unfinished">zivilisierte Karte</translation>
    </message>
    <message>
        <source>civilised cards</source>
        <comment>object</comment>
        <translation type="unfinished">zivilisierte Karten</translation>
    </message>
    <message>
        <source>civilised cards</source>
        <comment>from</comment>
        <translation type="unfinished">zivilisierte Karten</translation>
    </message>
    <message>
        <source>a tributary</source>
        <comment>object</comment>
        <translation type="unfinished">ein Vasall</translation>
    </message>
    <message>
        <source>a tributary</source>
        <comment>from</comment>
        <translation type="unfinished">ein Vasall</translation>
    </message>
    <message>
        <source>tributary</source>
        <comment>object</comment>
        <translation type="unfinished">Vasall</translation>
    </message>
    <message>
        <source>tributary</source>
        <comment>from</comment>
        <translation type="unfinished">Vasall</translation>
    </message>
    <message>
        <source>tributaries</source>
        <comment>object</comment>
        <translation type="unfinished">Vasallen</translation>
    </message>
    <message>
        <source>tributaries</source>
        <comment>from</comment>
        <translation type="unfinished">Vasallen</translation>
    </message>
    <message>
        <source>a fame card</source>
        <comment>object</comment>
        <translation type="unfinished">eine Ruhmeskarte</translation>
    </message>
    <message>
        <source>a fame card</source>
        <comment>from</comment>
        <translation type="unfinished">eine Ruhmeskarte</translation>
    </message>
    <message>
        <source>fame card</source>
        <comment>object</comment>
        <translation type="unfinished">Ruhmeskarte</translation>
    </message>
    <message>
        <source>fame card</source>
        <comment>from</comment>
        <translation type="unfinished">Ruhmeskarte</translation>
    </message>
    <message>
        <source>fame cards</source>
        <comment>object</comment>
        <translation type="unfinished">Ruhmeskarten</translation>
    </message>
    <message>
        <source>fame cards</source>
        <comment>from</comment>
        <translation type="unfinished">Ruhmeskarten</translation>
    </message>
    <message>
        <source>an Unrest</source>
        <comment>object</comment>
        <translation type="unfinished">eine Unruhe</translation>
    </message>
    <message>
        <source>an Unrest</source>
        <comment>from</comment>
        <translation type="unfinished">eine Unruhe</translation>
    </message>
    <message>
        <source>Unrest</source>
        <comment>object</comment>
        <translation type="unfinished">Unruhen</translation>
    </message>
    <message>
        <source>Unrest</source>
        <comment>from</comment>
        <translation type="unfinished">Unruhen</translation>
    </message>
    <message>
        <source>Unrest cards</source>
        <comment>object</comment>
        <translation type="unfinished">Unruhekarten</translation>
    </message>
    <message>
        <source>Unrest cards</source>
        <comment>from</comment>
        <translation type="unfinished">Unruhekarten</translation>
    </message>
    <message>
        <source>a city</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a metropolis</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a metropolis</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolis</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolis</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolises</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metropolises</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object</comment>
        <translation type="unfinished">ein Ritter</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>from</comment>
        <translation type="unfinished">ein Ritter</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>object</comment>
        <translation type="unfinished">Ritter</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>from</comment>
        <translation type="unfinished">Ritter</translation>
    </message>
    <message>
        <source>knights</source>
        <comment>object</comment>
        <translation type="unfinished">Ritter</translation>
    </message>
    <message>
        <source>knights</source>
        <comment>from</comment>
        <translation type="unfinished">Ritter</translation>
    </message>
    <message>
        <source>a mask</source>
        <comment>object</comment>
        <translation type="unfinished">eine Maske</translation>
    </message>
    <message>
        <source>a mask</source>
        <comment>from</comment>
        <translation type="unfinished">eine Maske</translation>
    </message>
    <message>
        <source>mask</source>
        <comment>object</comment>
        <translation type="unfinished">Maske</translation>
    </message>
    <message>
        <source>mask</source>
        <comment>from</comment>
        <translation type="unfinished">Maske</translation>
    </message>
    <message>
        <source>masks</source>
        <comment>object</comment>
        <translation type="unfinished">Masken</translation>
    </message>
    <message>
        <source>masks</source>
        <comment>from</comment>
        <translation type="unfinished">Masken</translation>
    </message>
    <message>
        <source>a scroll</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scroll</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scroll</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scroll</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scrolls</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scrolls</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attack card</source>
        <comment>object</comment>
        <translation type="unfinished">eine Angriffskarte</translation>
    </message>
    <message>
        <source>an attack card</source>
        <comment>from</comment>
        <translation type="unfinished">eine Angriffskarte</translation>
    </message>
    <message>
        <source>attack card</source>
        <comment>object</comment>
        <translation type="unfinished">Angriffskarte</translation>
    </message>
    <message>
        <source>attack card</source>
        <comment>from</comment>
        <translation type="unfinished">Angriffskarte</translation>
    </message>
    <message>
        <source>attack cards</source>
        <comment>object</comment>
        <translation type="unfinished">Angriffskarten</translation>
    </message>
    <message>
        <source>attack cards</source>
        <comment>from</comment>
        <translation type="unfinished">Angriffskarten</translation>
    </message>
    <message>
        <source>a development</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a development</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pinned card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pinned card</source>
        <comment>from</comment>
        <translation>einer angehefteten Karte</translation>
    </message>
    <message>
        <source>pinned card</source>
        <comment>object</comment>
        <translation>angeheftete Karte</translation>
    </message>
    <message>
        <source>pinned card</source>
        <comment>from</comment>
        <translation type="unfinished">angeheftete Karte</translation>
    </message>
    <message>
        <source>pinned cards</source>
        <comment>object</comment>
        <translation type="unfinished">angeheftete Karten</translation>
    </message>
    <message>
        <source>pinned cards</source>
        <comment>from</comment>
        <translation type="unfinished">angeheftete Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n {series:plain} cards</source>
        <comment>%n {series:plain} card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {series:plain} cards</source>
        <comment>%n {series:plain} card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {mark:plain} marks</source>
        <comment>%n {mark:plain} mark · object</comment>
        <translation>
            <numerusform>%n Symbol {mark:plain}</numerusform>
            <numerusform>%n Symbole {mark:plain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {mark:plain} marks</source>
        <comment>%n {mark:plain} mark · from</comment>
        <translation>
            <numerusform>%n Symbol {mark:plain}</numerusform>
            <numerusform>%n Symbolen {mark:plain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <comment>%n region · object</comment>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <comment>%n region · from</comment>
        <translation type="unfinished">
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncivilised cards</source>
        <comment>%n uncivilised card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncivilised cards</source>
        <comment>%n uncivilised card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civilised cards</source>
        <comment>%n civilised card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civilised cards</source>
        <comment>%n civilised card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tributaries</source>
        <comment>%n tributary · object</comment>
        <translation>
            <numerusform>%n Vasallen</numerusform>
            <numerusform>%n Vasallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tributaries</source>
        <comment>%n tributary · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame cards</source>
        <comment>%n fame card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame cards</source>
        <comment>%n fame card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <comment>%n city · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolises</source>
        <comment>%n metropolis · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolises</source>
        <comment>%n metropolis · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <comment>%n knight · object</comment>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <comment>%n knight · from</comment>
        <translation type="unfinished">
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <comment>%n mask · object</comment>
        <translation>
            <numerusform>%n Maske</numerusform>
            <numerusform>%n Masken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <comment>%n mask · from</comment>
        <translation type="unfinished">
            <numerusform>%n Maske</numerusform>
            <numerusform>%n Masken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scrolls</source>
        <comment>%n scroll · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scrolls</source>
        <comment>%n scroll · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack cards</source>
        <comment>%n attack card · object</comment>
        <translation>
            <numerusform>%n Angriffskarte</numerusform>
            <numerusform>%n Angriffskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack cards</source>
        <comment>%n attack card · from</comment>
        <translation type="unfinished">
            <numerusform>%n Angriffskarte</numerusform>
            <numerusform>%n Angriffskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development · object</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development · from</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned cards</source>
        <comment>%n pinned card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned cards</source>
        <comment>%n pinned card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free plays</source>
        <comment>%n free play · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free plays</source>
        <comment>%n free play · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abilities</source>
        <comment>%n ability · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abilities</source>
        <comment>%n ability · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>each other player who has {card:object} {place}</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player who has {card:object} {place}</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player</source>
        <comment>from</comment>
        <translation>allen anderen</translation>
    </message>
    <message>
        <source>each other player who is {state:plain}</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player who is {state:plain}</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire: take a market card into your hand, with the tokens on it and the Unrest under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break through: take a market card or the top card of the deck of its suit, without the Unrest under it; the tokens on it are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison: put a card under one in play. When that one leaves play, it goes the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon: discard a card from play; its garrison goes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall: take a card from play back into your hand, with its garrison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink: put a card onto the flooded pile of the Atlanteans; others discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exile: put a card onto the exile pile, which all can see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History: cards there are out of your deck, but count when points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free play: it takes no action token; all else that it asks still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Develop: pay for a development of yours; it goes onto your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest: minus 2 points. The match collapses when its pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest that is returned goes back to its pile and costs no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: it stays in play after it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack: it strikes the other players, who may have protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust: put an exhaust token on this card to use it, once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solstice: at the end of every round, without a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarian mark: only a barbarian can play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empire mark: only an empire can play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from: the rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from: pictures of the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from: published lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from: players&apos; memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from: it was designed for Ludarium.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soon learnt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants some practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for old hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards to start.</source>
        <comment>%n card to start.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the nation deck.</source>
        <comment>%n card in the nation deck.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments.</source>
        <comment>%n development.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An empire from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie in front of it.</source>
        <comment>%n card lies in front of it.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its deck runs out sooner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with tokens, which count for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest returned is progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exhaust {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exhausts {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iron_age</name>
    <message>
        <source>Gallia</source>
        <translation>Gallien</translation>
    </message>
    <message>
        <source>Hispania</source>
        <translation>Hispanien</translation>
    </message>
    <message>
        <source>Numidia</source>
        <translation>Numidien</translation>
    </message>
    <message>
        <source>Graecia</source>
        <translation>Griechenland</translation>
    </message>
    <message>
        <source>Asia</source>
        <translation>Asien</translation>
    </message>
    <message>
        <source>Libya</source>
        <translation>Libyen</translation>
    </message>
    <message>
        <source>{colony}, 4 players</source>
        <translation>{colony}, 4 Personen</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>to spend: {means}</source>
        <translation>zu verbrauchen: {means}</translation>
    </message>
    <message>
        <source>Take a second port</source>
        <translation>Einen zweiten Hafen nehmen</translation>
    </message>
    <message>
        <source>Take a second province</source>
        <translation>Eine zweite Provinz nehmen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Alle Würfel behalten</translation>
    </message>
    <message>
        <source>Turn a good into food</source>
        <translation>Eine Ware in Nahrung umwandeln</translation>
    </message>
    <message>
        <source>Feed the provinces</source>
        <translation>Die Provinzen ernähren</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Nicht angreifen</translation>
    </message>
    <message>
        <source>Fight with the fleet</source>
        <translation>Mit der Flotte kämpfen</translation>
    </message>
    <message>
        <source>Fight without the fleet</source>
        <translation>Ohne die Flotte kämpfen</translation>
    </message>
    <message>
        <source>Roll the die for the opponent</source>
        <translation>Für den Gegner würfeln</translation>
    </message>
    <message>
        <source>Hand over a good</source>
        <translation>Eine Ware abgeben</translation>
    </message>
    <message>
        <source>Raise an army</source>
        <translation>Eine Armee ausheben</translation>
    </message>
    <message>
        <source>Build a ship</source>
        <translation>Ein Schiff bauen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Roll no die again</source>
        <translation>Keinen Würfel neu werfen</translation>
    </message>
    <message>
        <source>Turn no die</source>
        <translation>Keinen Würfel drehen</translation>
    </message>
    <message>
        <source>Found no more colonies</source>
        <translation>Keine Kolonie mehr gründen</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Nicht weiterbauen</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message>
        <source>Roll {dice:object} again</source>
        <translation>{dice:object} neu werfen</translation>
    </message>
    <message>
        <source>Roll {die:object} again with Leadership</source>
        <translation>{die:object} mit Führung neu werfen</translation>
    </message>
    <message>
        <source>Turn {die:object} to {face:to}</source>
        <translation>{die:object} auf {face:plain} drehen</translation>
    </message>
    <message>
        <source>Take {amount:object}</source>
        <translation>{amount:object} nehmen</translation>
    </message>
    <message>
        <source>Take {amount:object}: there is no room for any</source>
        <translation>{amount:object} nehmen: Es ist kein Platz dafür</translation>
    </message>
    <message>
        <source>Take {amount:object}: there is room for {room}</source>
        <translation>{amount:object} nehmen: Es ist Platz für {room}</translation>
    </message>
    <message>
        <source>Put a peg into {colony:into}</source>
        <translation>Einen Stift in {colony:into} stecken</translation>
    </message>
    <message>
        <source>Complete {colony:object} for {price:for}</source>
        <translation>{colony:object} für {price:for} vollenden</translation>
    </message>
    <message>
        <source>Complete {colony:object} for {price:for}, displacing {pegs:object}</source>
        <translation>{colony:object} für {price:for} vollenden und {pegs:object} verdrängen</translation>
    </message>
    <message>
        <source>Take a peg back from {colony:from}</source>
        <translation>Einen Stift aus {colony:from} zurücknehmen</translation>
    </message>
    <message>
        <source>Build a box of the {monument:of} ({number} of {boxes})</source>
        <translation>Ein Feld bauen: {monument:plain} ({number} von {boxes})</translation>
    </message>
    <message>
        <source>Buy {development:object} ({points}) for {price}</source>
        <translation>{development:object} ({points}) für {price} kaufen</translation>
    </message>
    <message>
        <source>Pay {means:object}</source>
        <translation>{means:object} zahlen</translation>
    </message>
    <message>
        <source>Store {goods:object} as wealth</source>
        <translation>{goods:object} als Reichtum lagern</translation>
    </message>
    <message>
        <source>Attack: strength {strength} against {enemy}</source>
        <translation>Angreifen: Stärke {strength} gegen {enemy}</translation>
    </message>
    <message numerus="yes">
        <source>Allow %n tribute</source>
        <comment>Allow %n tribute</comment>
        <translation>
            <numerusform>%n Tribut zulassen</numerusform>
            <numerusform>%n Tribut zulassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the box of port {number}</source>
        <translation>Das Feld von Hafen {number} bauen</translation>
    </message>
    <message>
        <source>Build a box of province {province} ({number} of {boxes})</source>
        <translation>Ein Feld von Provinz {province} bauen ({number} von {boxes})</translation>
    </message>
    <message>
        <source>Fill an urn of port {port} ({number} of {urns})</source>
        <translation>Eine Urne von Hafen {port} füllen ({number} von {urns})</translation>
    </message>
    <message>
        <source>Greeks from Phocaea settled here around 600 BC, and taught Gaul to drink wine. Today&apos;s Marseille has been a harbour ever since.</source>
        <translation>Griechen aus Phokaia ließen sich um 600 v. Chr. hier nieder und lehrten Gallien, Wein zu trinken. Das heutige Marseille ist seither ein Hafen geblieben.</translation>
    </message>
    <message>
        <source>Iberians farmed this plain long before Augustus settled veterans of his wars on it as Barcino. A later legend gave the honour to the Barca family of Carthage.</source>
        <translation>Iberer bestellten diese Ebene, lange bevor Augustus hier als Barcino die Veteranen seiner Kriege ansiedelte. Eine spätere Legende schrieb die Ehre der Familie Barkas aus Karthago zu.</translation>
    </message>
    <message>
        <source>An Iberian town beside hills full of silver and lead. Hasdrubal made it New Carthage, and its mines paid for the elephants of Hannibal.</source>
        <translation>Eine iberische Stadt neben Hügeln voller Silber und Blei. Hasdrubal machte sie zu Neukarthago, und ihre Minen bezahlten die Elefanten Hannibals.</translation>
    </message>
    <message>
        <source>The islanders were the most feared slingers of the ancient world, and served in everyone&apos;s armies. Rome founded Palma in 123 BC, when it had had enough of the pirates there.</source>
        <translation>Die Inselbewohner waren die gefürchtetsten Schleuderer der alten Welt und dienten in den Heeren aller. Rom gründete Palma 123 v. Chr., als es von den Piraten dort genug hatte.</translation>
    </message>
    <message>
        <source>Its Punic name means the great cape, by which sailors found it. Ships on the way to the Pillars of Hercules waited for the wind at what is Melilla today.</source>
        <translation>Sein punischer Name bedeutet das große Kap, an dem Seefahrer es erkannten. Schiffe auf dem Weg zu den Säulen des Herakles warteten im heutigen Melilla auf Wind.</translation>
    </message>
    <message>
        <source>A landing place of Punic traders on a few small islands, a day&apos;s sail from the next one. The city of Algiers grew over it.</source>
        <translation>Ein Landeplatz punischer Händler auf ein paar kleinen Inseln, eine Tagesfahrt vom nächsten entfernt. Die Stadt Algier wuchs über ihn hinweg.</translation>
    </message>
    <message>
        <source>Phocaean Greeks held the east coast of Corsica for a single generation. Etruscans and Carthaginians together drove them out after a sea battle around 540 BC.</source>
        <translation>Griechen aus Phokaia hielten die Ostküste Korsikas für eine einzige Generation. Etrusker und Karthager vertrieben sie gemeinsam nach einer Seeschlacht um 540 v. Chr.</translation>
    </message>
    <message>
        <source>Thousands of stone towers, the nuraghi, stood on Sardinia before the first Phoenician ship arrived. The newcomers wanted its metal, and Rome later its grain.</source>
        <translation>Tausende steinerner Türme, die Nuraghen, standen auf Sardinien, ehe das erste phönizische Schiff kam. Die Neuen wollten sein Metall, und Rom später sein Getreide.</translation>
    </message>
    <message>
        <source>Settlers from Tyre founded it, in 814 BC as the story goes, and it became richer than its mother. Its round harbour could hide two hundred warships, until Rome burnt it all in 146 BC.</source>
        <translation>Siedler aus Tyros gründeten es, der Sage nach 814 v. Chr., und es wurde reicher als seine Mutterstadt. Sein runder Hafen konnte zweihundert Kriegsschiffe verbergen, bis Rom 146 v. Chr. alles niederbrannte.</translation>
    </message>
    <message>
        <source>Corinthians landed here around 734 BC and built what became the greatest Greek city of the west. Archimedes defended it with his machines, and died when Rome took it.</source>
        <translation>Korinther landeten hier um 734 v. Chr. und bauten, was zur größten griechischen Stadt des Westens wurde. Archimedes verteidigte sie mit seinen Maschinen und starb, als Rom sie einnahm.</translation>
    </message>
    <message>
        <source>A Phoenician shelter in the middle of the sea, known today as Malta. It was famous for its fine cloth.</source>
        <translation>Eine phönizische Zuflucht mitten im Meer, heute als Malta bekannt. Berühmt war sie für ihr feines Tuch.</translation>
    </message>
    <message>
        <source>With Sabratha and Leptis it was one of the three cities that gave Tripoli its name. Caravans from beyond the desert met the ships here.</source>
        <translation>Mit Sabratha und Leptis war es eine der drei Städte, denen Tripolis seinen Namen verdankt. Karawanen von jenseits der Wüste trafen hier auf die Schiffe.</translation>
    </message>
    <message>
        <source>Hunger drove people from Thera across the sea in 631 BC, and they found green hills. The city grew rich on silphium, a healing plant that nobody has seen since.</source>
        <translation>Hunger trieb Menschen aus Thera 631 v. Chr. über das Meer, und sie fanden grüne Hügel. Reich wurde die Stadt durch Silphium, eine Heilpflanze, die seither niemand mehr gesehen hat.</translation>
    </message>
    <message>
        <source>The palaces of Crete ruled the sea a thousand years before Athens did. In the Iron Age its people were known as archers for hire, and as pirates.</source>
        <translation>Die Paläste von Kreta beherrschten das Meer tausend Jahre vor Athen. In der Eisenzeit waren seine Leute als Bogenschützen zu mieten bekannt, und als Piraten.</translation>
    </message>
    <message>
        <source>Three towns joined in 408 BC to build one city with five harbours. Its sea law was copied everywhere, and its bronze giant stood for little more than fifty years.</source>
        <translation>Drei Städte schlossen sich 408 v. Chr. zusammen, um eine mit fünf Häfen zu bauen. Ihr Seerecht wurde überall übernommen, und ihr bronzener Riese stand kaum mehr als fünfzig Jahre.</translation>
    </message>
    <message>
        <source>Alexander marked out the streets himself in 331 BC and never saw the city. Its lighthouse guided the ships, and its library the scholars.</source>
        <translation>Alexander selbst steckte 331 v. Chr. die Straßen ab und sah die Stadt nie. Ihr Leuchtturm leitete die Schiffe, ihre Bibliothek die Gelehrten.</translation>
    </message>
    <message>
        <source>A town of many storeys on a rock off the coast of Phoenicia. Its sailors rowed in the fleets of Tyre, and drew fresh water from a spring under the sea.</source>
        <translation>Eine Stadt aus vielstöckigen Häusern auf einem Felsen vor der Küste Phöniziens. Ihre Seeleute ruderten in den Flotten von Tyros und schöpften Süßwasser aus einer Quelle unter dem Meer.</translation>
    </message>
    <message>
        <source>Copper has its name from this island, which shipped it to the whole known world. Greek and Phoenician kings shared it, and paid whoever was strongest.</source>
        <translation>Das Kupfer hat seinen Namen von dieser Insel, die es in die ganze bekannte Welt verschiffte. Griechische und phönizische Könige teilten sie sich und zahlten an den jeweils Stärksten.</translation>
    </message>
    <message>
        <source>Seleucus, a general of Alexander, founded it in 300 BC and named it after his father. The roads from the east ended here, and their silk and spices went on by ship.</source>
        <translation>Seleukos, ein Feldherr Alexanders, gründete es 300 v. Chr. und benannte es nach seinem Vater. Die Straßen aus dem Osten endeten hier, und ihre Seide und Gewürze fuhren mit dem Schiff weiter.</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>das Regelheft</translation>
    </message>
    <message>
        <source>a public source</source>
        <translation>eine öffentliche Quelle</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>die Erinnerung</translation>
    </message>
    <message>
        <source>our own proposal</source>
        <translation>unser eigener Vorschlag</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>benefit</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Zahl der Personen</translation>
    </message>
    <message>
        <source>{colony}.</source>
        <translation>{colony}.</translation>
    </message>
    <message>
        <source>Not in this game.</source>
        <translation>Nicht in diesem Spiel.</translation>
    </message>
    <message>
        <source>The opponent holds it.</source>
        <translation>Sie gehört dem Gegner.</translation>
    </message>
    <message>
        <source>It is yours.</source>
        <translation>Sie gehört dir.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Sie gehört {name}.</translation>
    </message>
    <message>
        <source>yours {number}</source>
        <translation>von dir: {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>von {name}: {number}</translation>
    </message>
    <message>
        <source>{cost:same} for {what:for}</source>
        <translation>{cost:same} für {what:for}</translation>
    </message>
    <message numerus="yes">
        <source>%n pegs of {name:of}</source>
        <comment>the peg of {name:of}</comment>
        <translation>
            <numerusform>der Stift von {name:of}</numerusform>
            <numerusform>%n Stifte von {name:of}</numerusform>
        </translation>
    </message>
    <message>
        <source>{facts:subject} from {source:from}</source>
        <translation>{facts:subject} aus {source:from}</translation>
    </message>
    <message>
        <source>Where this comes from: {said}.</source>
        <translation>Woher das kommt: {said}.</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Noch ist niemand hier.</translation>
    </message>
    <message>
        <source>empty {holes}</source>
        <translation>leer: {holes}</translation>
    </message>
    <message>
        <source>Pegs: {pegs}.</source>
        <translation>Stifte: {pegs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty holes</source>
        <comment>the empty hole</comment>
        <translation>
            <numerusform>das leere Loch</numerusform>
            <numerusform>%n leere Löcher</numerusform>
        </translation>
    </message>
    <message>
        <source>To complete it: {means}.</source>
        <translation>Um sie zu vollenden: {means}.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Entwickeln</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Lagern</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>goal: more than {goal}</source>
        <translation>Ziel: mehr als {goal}</translation>
    </message>
    <message numerus="yes">
        <source>{now} of %n developments</source>
        <comment>{now} of %n development</comment>
        <translation>
            <numerusform>{now} von %n Entwicklung</numerusform>
            <numerusform>{now} von %n Entwicklungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{now} of %n tribute</source>
        <comment>{now} of %n tribute</comment>
        <translation>
            <numerusform>{now} von %n Tribut</numerusform>
            <numerusform>{now} von %n Tribut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{now} of %n monuments</source>
        <comment>{now} of %n monument</comment>
        <translation>
            <numerusform>{now} von %n Monument</numerusform>
            <numerusform>{now} von %n Monumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>Roll %n die again</comment>
        <translation>
            <numerusform>%n Würfel neu werfen</numerusform>
            <numerusform>%n Würfel neu werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Neu werfen</translation>
    </message>
    <message>
        <source>You take a second port.</source>
        <translation>Du nimmst einen zweiten Hafen.</translation>
    </message>
    <message>
        <source>{name} takes a second port.</source>
        <translation>{name} nimmt einen zweiten Hafen.</translation>
    </message>
    <message>
        <source>You take a second province.</source>
        <translation>Du nimmst eine zweite Provinz.</translation>
    </message>
    <message>
        <source>{name} takes a second province.</source>
        <translation>{name} nimmt eine zweite Provinz.</translation>
    </message>
    <message>
        <source>Round {round}: your turn.</source>
        <translation>Runde {round}: Du bist am Zug.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Runde {round} ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>You roll again: {dice}.</source>
        <translation>Du würfelst neu: {dice}.</translation>
    </message>
    <message>
        <source>{name} rolls again: {dice}.</source>
        <translation>{name} würfelt neu: {dice}.</translation>
    </message>
    <message>
        <source>You turn a good into food.</source>
        <translation>Du wandelst eine Ware in Nahrung um.</translation>
    </message>
    <message>
        <source>{name} turns a good into food.</source>
        <translation>{name} wandelt eine Ware in Nahrung um.</translation>
    </message>
    <message numerus="yes">
        <source>You feed %n provinces.</source>
        <comment>You feed %n province.</comment>
        <translation>
            <numerusform>Du ernährst %n Provinz.</numerusform>
            <numerusform>Du ernährst %n Provinzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} feeds %n provinces.</source>
        <comment>{name} feeds %n province.</comment>
        <translation>
            <numerusform>{name} ernährt %n Provinz.</numerusform>
            <numerusform>{name} ernährt %n Provinzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feed {fed} of your provinces and mark %n skulls for those that starve.</source>
        <comment>You feed {fed} of your provinces and mark %n skull for the one that starves.</comment>
        <translation>
            <numerusform>Du ernährst {fed} deiner Provinzen und markierst %n Totenkopf für die, die hungert.</numerusform>
            <numerusform>Du ernährst {fed} deiner Provinzen und markierst %n Totenköpfe für die, die hungern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} feeds {fed} of the provinces and marks %n skulls for those that starve.</source>
        <comment>{name} feeds {fed} of the provinces and marks %n skull for the one that starves.</comment>
        <translation>
            <numerusform>{name} ernährt {fed} der Provinzen und markiert %n Totenkopf für die, die hungert.</numerusform>
            <numerusform>{name} ernährt {fed} der Provinzen und markiert %n Totenköpfe für die, die hungern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{disaster}: nobody is harmed.</source>
        <translation>{disaster}: Niemand kommt zu Schaden.</translation>
    </message>
    <message>
        <source>You roll {dice:object}.</source>
        <translation>Du würfelst {dice:object}.</translation>
    </message>
    <message>
        <source>Round {round}: the turn of {name:of}.</source>
        <translation>Runde {round}: Am Zug ist {name:plain}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice:object}.</source>
        <translation>{name} würfelt {dice:object}.</translation>
    </message>
    <message>
        <source>You turn {die:object} to {face:to}.</source>
        <translation>Du drehst {die:object} auf {face:plain}.</translation>
    </message>
    <message>
        <source>{name} turns {die:object} to {face:to}.</source>
        <translation>{name} dreht {die:object} auf {face:plain}.</translation>
    </message>
    <message>
        <source>You collect {means:object}.</source>
        <translation>Du erhältst {means:object}.</translation>
    </message>
    <message>
        <source>{name} collects {means:object}.</source>
        <translation>{name} erhält {means:object}.</translation>
    </message>
    <message>
        <source>You have no room for {means:for}.</source>
        <translation>Du hast keinen Platz für {means:for}.</translation>
    </message>
    <message>
        <source>{name} has no room for {means:for}.</source>
        <translation>{name} hat keinen Platz für {means:for}.</translation>
    </message>
    <message>
        <source>You take {means:object}.</source>
        <translation>Du nimmst {means:object}.</translation>
    </message>
    <message>
        <source>{name} takes {means:object}.</source>
        <translation>{name} nimmt {means:object}.</translation>
    </message>
    <message>
        <source>{disaster}: a battle against strength {strength} for {struck:for}.</source>
        <translation>{disaster}: ein Kampf gegen Stärke {strength} für {struck:for}.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster}: %n skulls for {struck:for}.</source>
        <comment>{disaster}: %n skull for {struck:for}.</comment>
        <translation>
            <numerusform>{disaster}: %n Totenkopf für {struck:for}.</numerusform>
            <numerusform>{disaster}: %n Totenköpfe für {struck:for}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win a battle, {strength} to {enemy}: %n tribute.</source>
        <comment>You win a battle, {strength} to {enemy}: %n tribute.</comment>
        <translation>
            <numerusform>Du gewinnst einen Kampf mit {strength} zu {enemy}: %n Tribut.</numerusform>
            <numerusform>Du gewinnst einen Kampf mit {strength} zu {enemy}: %n Tribut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins a battle, {strength} to {enemy}: %n tribute.</source>
        <comment>{name} wins a battle, {strength} to {enemy}: %n tribute.</comment>
        <translation>
            <numerusform>{name} gewinnt einen Kampf mit {strength} zu {enemy}: %n Tribut.</numerusform>
            <numerusform>{name} gewinnt einen Kampf mit {strength} zu {enemy}: %n Tribut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose a battle, {strength} to {enemy}: %n skulls.</source>
        <comment>You lose a battle, {strength} to {enemy}: %n skull.</comment>
        <translation>
            <numerusform>Du verlierst einen Kampf mit {strength} zu {enemy}: %n Totenkopf.</numerusform>
            <numerusform>Du verlierst einen Kampf mit {strength} zu {enemy}: %n Totenköpfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a battle, {strength} to {enemy}: %n skulls.</source>
        <comment>{name} loses a battle, {strength} to {enemy}: %n skull.</comment>
        <translation>
            <numerusform>{name} verliert einen Kampf mit {strength} zu {enemy}: %n Totenkopf.</numerusform>
            <numerusform>{name} verliert einen Kampf mit {strength} zu {enemy}: %n Totenköpfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight a battle to a draw, {strength} to {enemy}.</source>
        <translation>Dein Kampf endet unentschieden, {strength} zu {enemy}.</translation>
    </message>
    <message>
        <source>{name} fights a battle to a draw, {strength} to {enemy}.</source>
        <translation>Der Kampf von {name} endet unentschieden, {strength} zu {enemy}.</translation>
    </message>
    <message>
        <source>Your fleet stays in port.</source>
        <translation>Deine Flotte bleibt im Hafen.</translation>
    </message>
    <message>
        <source>You conquer a tribe.</source>
        <translation>Du eroberst einen Stamm.</translation>
    </message>
    <message>
        <source>{name} conquers a tribe.</source>
        <translation>{name} erobert einen Stamm.</translation>
    </message>
    <message>
        <source>The tribe holds out against you.</source>
        <translation>Der Stamm hält dir stand.</translation>
    </message>
    <message>
        <source>You do not attack.</source>
        <translation>Du greifst nicht an.</translation>
    </message>
    <message>
        <source>{name} does not attack.</source>
        <translation>{name} greift nicht an.</translation>
    </message>
    <message>
        <source>You hand {receiver:to} a good.</source>
        <translation>Du gibst {receiver:to} eine Ware.</translation>
    </message>
    <message>
        <source>{name} hands {receiver:to} a good.</source>
        <translation>{name} gibt {receiver:to} eine Ware.</translation>
    </message>
    <message>
        <source>You get no tribute.</source>
        <translation>Du bekommst keinen Tribut.</translation>
    </message>
    <message>
        <source>{name} gets no tribute.</source>
        <translation>{name} bekommt keinen Tribut.</translation>
    </message>
    <message numerus="yes">
        <source>You mark %n tribute from {giver:from}.</source>
        <comment>You mark %n tribute from {giver:from}.</comment>
        <translation>
            <numerusform>Du markierst %n Tribut von {giver:from}.</numerusform>
            <numerusform>Du markierst %n Tribut von {giver:from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} marks %n tribute from {giver:from}.</source>
        <comment>{name} marks %n tribute from {giver:from}.</comment>
        <translation>
            <numerusform>{name} markiert %n Tribut von {giver:from}.</numerusform>
            <numerusform>{name} markiert %n Tribut von {giver:from}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get no tribute from {giver:from}.</source>
        <translation>Du bekommst keinen Tribut von {giver:from}.</translation>
    </message>
    <message>
        <source>{name} gets no tribute from {giver:from}.</source>
        <translation>{name} bekommt keinen Tribut von {giver:from}.</translation>
    </message>
    <message>
        <source>You build box {number} of the {monument:of}.</source>
        <translation>Du baust ein Feld: {monument:plain}, Feld {number}.</translation>
    </message>
    <message>
        <source>{name} builds box {number} of the {monument:of}.</source>
        <translation>{name} baut ein Feld: {monument:plain}, Feld {number}.</translation>
    </message>
    <message>
        <source>You finish province {number}: {means}.</source>
        <translation>Du vollendest Provinz {number}: {means}.</translation>
    </message>
    <message>
        <source>{name} finishes province {number}: {means}.</source>
        <translation>{name} vollendet Provinz {number}: {means}.</translation>
    </message>
    <message>
        <source>You are the first to finish the {monument:object}.</source>
        <translation>Du vollendest als Erstes {monument:object}.</translation>
    </message>
    <message>
        <source>{name} is the first to finish the {monument:object}.</source>
        <translation>{name} vollendet als Erstes {monument:object}.</translation>
    </message>
    <message>
        <source>You finish the {monument:object}.</source>
        <translation>Du vollendest {monument:object}.</translation>
    </message>
    <message>
        <source>{name} finishes the {monument:object}.</source>
        <translation>{name} vollendet {monument:object}.</translation>
    </message>
    <message>
        <source>You put a peg into {colony:into}.</source>
        <translation>Du steckst einen Stift in {colony:into}.</translation>
    </message>
    <message>
        <source>{name} puts a peg into {colony:into}.</source>
        <translation>{name} steckt einen Stift in {colony:into}.</translation>
    </message>
    <message>
        <source>You complete {colony:object}.</source>
        <translation>Du vollendest {colony:object}.</translation>
    </message>
    <message>
        <source>{name} completes {colony:object}.</source>
        <translation>{name} vollendet {colony:object}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your pegs leave {colony:from}.</source>
        <comment>%n of your pegs leaves {colony:from}.</comment>
        <translation>
            <numerusform>%n deiner Stifte verlässt {colony:from}.</numerusform>
            <numerusform>%n deiner Stifte verlassen {colony:from}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take a peg back from {colony:from}.</source>
        <translation>Du nimmst einen Stift aus {colony:from} zurück.</translation>
    </message>
    <message>
        <source>{name} takes a peg back from {colony:from}.</source>
        <translation>{name} nimmt einen Stift aus {colony:from} zurück.</translation>
    </message>
    <message>
        <source>{colony:subject} brings you {means:object}.</source>
        <translation>{colony:subject} bringt dir {means:object}.</translation>
    </message>
    <message>
        <source>{colony:subject} brings {name:to} {means:object}.</source>
        <translation>{colony:subject} bringt {name:to} {means:object}.</translation>
    </message>
    <message>
        <source>The opponent founds {colony:object}.</source>
        <translation>Der Gegner gründet {colony:object}.</translation>
    </message>
    <message>
        <source>You buy {development:object} with {means:with}.</source>
        <translation>Du kaufst {development:object} mit {means:with}.</translation>
    </message>
    <message>
        <source>{name} buys {development:object} with {means:with}.</source>
        <translation>{name} kauft {development:object} mit {means:with}.</translation>
    </message>
    <message numerus="yes">
        <source>You mark %n tribute.</source>
        <comment>You mark %n tribute.</comment>
        <translation>
            <numerusform>Du markierst %n Tribut.</numerusform>
            <numerusform>Du markierst %n Tribut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fleet of {name:of} stays in port.</source>
        <translation>Die Flotte von {name:of} bleibt im Hafen.</translation>
    </message>
    <message>
        <source>The tribe holds out against {name:against}.</source>
        <translation>Der Stamm hält {name:to} stand.</translation>
    </message>
    <message numerus="yes">
        <source>{name} marks %n tribute.</source>
        <comment>{name} marks %n tribute.</comment>
        <translation>
            <numerusform>{name} markiert %n Tribut.</numerusform>
            <numerusform>{name} markiert %n Tribut.</numerusform>
        </translation>
    </message>
    <message>
        <source>You build a box of province {number}.</source>
        <translation>Du baust ein Feld von Provinz {number}.</translation>
    </message>
    <message>
        <source>{name} builds a box of province {number}.</source>
        <translation>{name} baut ein Feld von Provinz {number}.</translation>
    </message>
    <message>
        <source>You build the box of port {number}.</source>
        <translation>Du baust das Feld von Hafen {number}.</translation>
    </message>
    <message>
        <source>{name} builds the box of port {number}.</source>
        <translation>{name} baut das Feld von Hafen {number}.</translation>
    </message>
    <message>
        <source>You fill an urn of port {number}.</source>
        <translation>Du füllst eine Urne von Hafen {number}.</translation>
    </message>
    <message>
        <source>{name} fills an urn of port {number}.</source>
        <translation>{name} füllt eine Urne von Hafen {number}.</translation>
    </message>
    <message>
        <source>You finish port {number}.</source>
        <translation>Du vollendest Hafen {number}.</translation>
    </message>
    <message>
        <source>{name} finishes port {number}.</source>
        <translation>{name} vollendet Hafen {number}.</translation>
    </message>
    <message>
        <source>You raise an army.</source>
        <translation>Du hebst eine Armee aus.</translation>
    </message>
    <message>
        <source>{name} raises an army.</source>
        <translation>{name} hebt eine Armee aus.</translation>
    </message>
    <message>
        <source>You build a ship.</source>
        <translation>Du baust ein Schiff.</translation>
    </message>
    <message>
        <source>{name} builds a ship.</source>
        <translation>{name} baut ein Schiff.</translation>
    </message>
    <message numerus="yes">
        <source>%n pegs of {name:of} leave {colony:from}.</source>
        <comment>%n peg of {name:of} leaves {colony:from}.</comment>
        <translation>
            <numerusform>%n Stift von {name:of} verlässt {colony:object}.</numerusform>
            <numerusform>%n Stifte von {name:of} verlassen {colony:object}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent&apos;s die shows {die}.</source>
        <translation>Der Würfel des Gegners zeigt {die}.</translation>
    </message>
    <message>
        <source>You store wealth.</source>
        <translation>Du lagerst Reichtum.</translation>
    </message>
    <message>
        <source>{name} stores wealth.</source>
        <translation>{name} lagert Reichtum.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Food or Population</source>
        <translation>Nahrung oder Bevölkerung</translation>
    </message>
    <message>
        <source>Innovation</source>
        <translation>Innovation</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Überfluss</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Dürre</translation>
    </message>
    <message>
        <source>Omens</source>
        <translation>Omen</translation>
    </message>
    <message>
        <source>Conquest</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>Tribute Demand</source>
        <translation>Tributforderung</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>ports</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>urns</source>
        <translation>Urnen</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Koloss</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Acropolis</source>
        <translation>Akropolis</translation>
    </message>
    <message>
        <source>Coliseum</source>
        <translation>Kolosseum</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Granaries</source>
        <translation>Kornspeicher</translation>
    </message>
    <message>
        <source>Dyemaking</source>
        <translation>Färberei</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Shipbuilding</source>
        <translation>Schiffbau</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Metallurgy</source>
        <translation>Metallurgie</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Coinage</source>
        <translation>Münzwesen</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aquädukte</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Kriegsflotte</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Citizenship</source>
        <translation>Bürgerrecht</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Großreich</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Massalia</source>
        <translation>Massalia</translation>
    </message>
    <message>
        <source>Barcelona</source>
        <translation>Barcelona</translation>
    </message>
    <message>
        <source>Mastia</source>
        <translation>Mastia</translation>
    </message>
    <message>
        <source>Palma</source>
        <translation>Palma</translation>
    </message>
    <message>
        <source>Rusadir</source>
        <translation>Rusadir</translation>
    </message>
    <message>
        <source>Ikosim</source>
        <translation>Ikosim</translation>
    </message>
    <message>
        <source>Corsis</source>
        <translation>Corsis</translation>
    </message>
    <message>
        <source>Sardus</source>
        <translation>Sardus</translation>
    </message>
    <message>
        <source>Carthage</source>
        <translation>Karthago</translation>
    </message>
    <message>
        <source>Syracuse</source>
        <translation>Syrakus</translation>
    </message>
    <message>
        <source>Melita</source>
        <translation>Melita</translation>
    </message>
    <message>
        <source>Oea</source>
        <translation>Oea</translation>
    </message>
    <message>
        <source>Cyrene</source>
        <translation>Kyrene</translation>
    </message>
    <message>
        <source>Crete</source>
        <translation>Kreta</translation>
    </message>
    <message>
        <source>Rhodes</source>
        <translation>Rhodos</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <translation>Alexandria</translation>
    </message>
    <message>
        <source>Arvad</source>
        <translation>Arwad</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation>Zypern</translation>
    </message>
    <message>
        <source>Antioch</source>
        <translation>Antiochia</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Unruhen</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Civil War</source>
        <translation>Bürgerkrieg</translation>
    </message>
    <message>
        <source>Invasion</source>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>choosing a second port or province</source>
        <translation>die Wahl eines zweiten Hafens oder einer zweiten Provinz</translation>
    </message>
    <message>
        <source>rolling the dice</source>
        <translation>das Würfeln</translation>
    </message>
    <message>
        <source>rolling dice again</source>
        <translation>das erneute Würfeln</translation>
    </message>
    <message>
        <source>taking food or population</source>
        <translation>die Wahl von Nahrung oder Bevölkerung</translation>
    </message>
    <message>
        <source>feeding the provinces</source>
        <translation>das Ernähren der Provinzen</translation>
    </message>
    <message>
        <source>sending the fleet into battle</source>
        <translation>den Einsatz der Flotte</translation>
    </message>
    <message>
        <source>a conquest</source>
        <translation>eine Eroberung</translation>
    </message>
    <message>
        <source>a tribute demand</source>
        <translation>eine Tributforderung</translation>
    </message>
    <message>
        <source>founding colonies</source>
        <translation>das Gründen von Kolonien</translation>
    </message>
    <message>
        <source>building</source>
        <translation>das Bauen</translation>
    </message>
    <message>
        <source>buying a development</source>
        <translation>den Kauf einer Entwicklung</translation>
    </message>
    <message>
        <source>paying for a development</source>
        <translation>das Bezahlen einer Entwicklung</translation>
    </message>
    <message>
        <source>storing wealth and ending the turn</source>
        <translation>das Lagern von Reichtum und das Ende des Zuges</translation>
    </message>
    <message>
        <source>rolling for the opponent</source>
        <translation>den Wurf für den Gegner</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>The Iron Age</source>
        <translation>Eisenzeit</translation>
    </message>
    <message>
        <source>Roll Through the Ages</source>
        <translation>Im Wandel der Zeiten – Das Würfelspiel</translation>
    </message>
    <message>
        <source>{number} {face:same}</source>
        <translation>{number} {face:same}</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Pegged positions</source>
        <translation>Summe der Stifte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Benefits of colonies</source>
        <translation>Erträge der Kolonien</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Volles Spiel</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>Benefits once</source>
        <translation>Erträge einmal</translation>
    </message>
    <message>
        <source>Benefits every turn</source>
        <translation>Erträge in jedem Zug</translation>
    </message>
    <message>
        <source>Second port</source>
        <translation>Zweiter Hafen</translation>
    </message>
    <message>
        <source>Second province</source>
        <translation>Zweite Provinz</translation>
    </message>
    <message>
        <source>Roll Through the Ages: The Iron Age</source>
        <translation>Im Wandel der Zeiten – Das Würfelspiel: Eisenzeit</translation>
    </message>
    <message>
        <source>the fate die</source>
        <translation>der Schicksalswürfel</translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <comment>%n good</comment>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food</comment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population</comment>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n innovations</source>
        <comment>%n innovation</comment>
        <translation>
            <numerusform>%n Innovation</numerusform>
            <numerusform>%n Innovationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wealth</source>
        <comment>%n wealth</comment>
        <translation>
            <numerusform>%n Reichtum</numerusform>
            <numerusform>%n Reichtum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>%n ship</comment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs</source>
        <comment>%n peg</comment>
        <translation>
            <numerusform>%n Stift</numerusform>
            <numerusform>%n Stifte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribute</source>
        <comment>%n tribute</comment>
        <translation>
            <numerusform>%n Tribut</numerusform>
            <numerusform>%n Tribut</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The win is shared by {names:by}.</source>
        <translation>Den Sieg teilen sich {names}.</translation>
    </message>
    <message>
        <source>You win the tie: your pegs stand further up.</source>
        <translation>Du gewinnst den Gleichstand: Deine Stifte stecken weiter vorn.</translation>
    </message>
    <message>
        <source>{name} wins the tie: the pegs of {name:of} stand further up.</source>
        <translation>{name} gewinnt den Gleichstand: Die Stifte von {name:of} stecken weiter vorn.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <source>You beat the target of {target}.</source>
        <translation>Du übertriffst das Ziel von {target}.</translation>
    </message>
    <message>
        <source>{name} beats the target of {target}.</source>
        <translation>{name} übertrifft das Ziel von {target}.</translation>
    </message>
    <message>
        <source>You reach the target of {target}, but do not beat it.</source>
        <translation>Du erreichst das Ziel von {target}, übertriffst es aber nicht.</translation>
    </message>
    <message>
        <source>{name} reaches the target of {target}, but does not beat it.</source>
        <translation>{name} erreicht das Ziel von {target}, übertrifft es aber nicht.</translation>
    </message>
    <message>
        <source>You miss the target of {target}.</source>
        <translation>Du verfehlst das Ziel von {target}.</translation>
    </message>
    <message>
        <source>{name} misses the target of {target}.</source>
        <translation>{name} verfehlt das Ziel von {target}.</translation>
    </message>
    <message>
        <source>Choose your second port or your second province.</source>
        <translation>Wähle deinen zweiten Hafen oder deine zweite Provinz.</translation>
    </message>
    <message>
        <source>{name} chooses a second port or province.</source>
        <translation>{name} wählt einen zweiten Hafen oder eine zweite Provinz.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>{name} rolls the dice.</source>
        <translation>{name} würfelt.</translation>
    </message>
    <message numerus="yes">
        <source>Choose dice to roll again, or keep all. You have %n rolls left.</source>
        <comment>Choose dice to roll again, or keep all. You have one roll left.</comment>
        <translation>
            <numerusform>Wähle Würfel, die du neu wirfst, oder behalte alle. Du hast noch %n Wurf.</numerusform>
            <numerusform>Wähle Würfel, die du neu wirfst, oder behalte alle. Du hast noch %n Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses dice to roll again.</source>
        <translation>{name} wählt Würfel für einen neuen Wurf.</translation>
    </message>
    <message>
        <source>Leadership: choose one die to roll again, or none.</source>
        <translation>Führung: Wähle einen Würfel, den du neu wirfst, oder keinen.</translation>
    </message>
    <message>
        <source>{name} may roll one die again with Leadership.</source>
        <translation>{name} darf mit Führung einen Würfel neu werfen.</translation>
    </message>
    <message>
        <source>Omens: turn one die to another of its faces, or none.</source>
        <translation>Omen: Drehe einen Würfel auf eine andere seiner Seiten, oder keinen.</translation>
    </message>
    <message>
        <source>{name} may turn one die to another face.</source>
        <translation>{name} darf einen Würfel auf eine andere Seite drehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice show Food or Population: choose for one of them.</source>
        <comment>One die shows Food or Population: choose.</comment>
        <translation>
            <numerusform>Ein Würfel zeigt Nahrung oder Bevölkerung: Wähle.</numerusform>
            <numerusform>%n Würfel zeigen Nahrung oder Bevölkerung: Wähle für einen davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses food or population.</source>
        <translation>{name} wählt Nahrung oder Bevölkerung.</translation>
    </message>
    <message numerus="yes">
        <source>You have {food:object} for %n provinces. Turn goods into food, or feed them.</source>
        <comment>You have {food:object} for %n province. Turn goods into food, or feed it.</comment>
        <translation>
            <numerusform>Du hast {food:object} für %n Provinz. Wandle Waren in Nahrung um, oder ernähre sie.</numerusform>
            <numerusform>Du hast {food:object} für %n Provinzen. Wandle Waren in Nahrung um, oder ernähre sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{demander:subject} demands tribute. Hand over a good, or allow %n tribute?</source>
        <comment>{demander:subject} demands tribute. Hand over a good, or allow %n tribute?</comment>
        <translation>
            <numerusform>Tributforderung von {demander:from}: eine Ware abgeben oder %n Tribut zulassen?</numerusform>
            <numerusform>Tributforderung von {demander:from}: eine Ware abgeben oder %n Tribut zulassen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Found colonies. You have {means:object}, and {pegs:object} in the supply.</source>
        <translation>Gründe Kolonien. Du hast {means:object}, und {pegs:object} im Vorrat.</translation>
    </message>
    <message>
        <source>Build. You have {means:object} left.</source>
        <translation>Baue. Du hast noch {means:object}.</translation>
    </message>
    <message>
        <source>Buy a development, or none. You have {means:object}.</source>
        <translation>Kaufe eine Entwicklung, oder keine. Du hast {means:object}.</translation>
    </message>
    <message>
        <source>Choose how to pay {price} for {development:for}.</source>
        <translation>Wähle, wie du {price} für {development:for} bezahlst.</translation>
    </message>
    <message>
        <source>{name} pays for {development:for}.</source>
        <translation>{name} bezahlt {development:object}.</translation>
    </message>
    <message>
        <source>Store wealth, {rate:object} for each, or end your turn. You have {goods:object}.</source>
        <translation>Lagere Reichtum, je {rate:object}, oder beende deinen Zug. Du hast {goods:object}.</translation>
    </message>
    <message>
        <source>{name} feeds the provinces.</source>
        <translation>{name} ernährt die Provinzen.</translation>
    </message>
    <message>
        <source>Send the fleet into battle? Strength {strength} with it, {ashore} without, against {enemy}.</source>
        <translation>Die Flotte in den Kampf schicken? Stärke {strength} mit ihr, {ashore} ohne, gegen {enemy}.</translation>
    </message>
    <message>
        <source>{name} may send the fleet into battle.</source>
        <translation>{name} darf die Flotte in den Kampf schicken.</translation>
    </message>
    <message>
        <source>Attack the next tribe? Your strength is {strength}, theirs is {enemy}.</source>
        <translation>Den nächsten Stamm angreifen? Deine Stärke ist {strength}, seine {enemy}.</translation>
    </message>
    <message>
        <source>{name} may attack a tribe: strength {strength} against {enemy}.</source>
        <translation>{name} darf einen Stamm angreifen: Stärke {strength} gegen {enemy}.</translation>
    </message>
    <message>
        <source>{name} answers the tribute demand.</source>
        <translation>{name} beantwortet die Tributforderung.</translation>
    </message>
    <message>
        <source>{name} founds colonies.</source>
        <translation>{name} gründet Kolonien.</translation>
    </message>
    <message>
        <source>{name} builds.</source>
        <translation>{name} baut.</translation>
    </message>
    <message>
        <source>{name} may buy a development.</source>
        <translation>{name} darf eine Entwicklung kaufen.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} beendet den Zug.</translation>
    </message>
    <message>
        <source>Roll the die for the opponent.</source>
        <translation>Würfle für den Gegner.</translation>
    </message>
    <message>
        <source>{name} rolls the die for the opponent.</source>
        <translation>{name} würfelt für den Gegner.</translation>
    </message>
    <message>
        <source>A die that shows a skull cannot be rolled again.</source>
        <translation>Ein Würfel, der einen Totenkopf zeigt, kann nicht neu geworfen werden.</translation>
    </message>
    <message>
        <source>Leadership rolls exactly one of your dice again.</source>
        <translation>Führung wirft genau einen deiner Würfel neu.</translation>
    </message>
    <message>
        <source>A conquest needs an army.</source>
        <translation>Eine Eroberung braucht eine Armee.</translation>
    </message>
    <message>
        <source>You have no food for an army.</source>
        <translation>Du hast keine Nahrung für eine Armee.</translation>
    </message>
    <message>
        <source>You have no population left to build with.</source>
        <translation>Du hast keine Bevölkerung mehr, um zu bauen.</translation>
    </message>
    <message>
        <source>Urns are filled with goods, and you have none.</source>
        <translation>Urnen füllt man mit Waren, und du hast keine.</translation>
    </message>
    <message>
        <source>You do not have what you want to pay with.</source>
        <translation>Du hast nicht, womit du bezahlen willst.</translation>
    </message>
    <message>
        <source>This pays {paid}, but the price is {price}.</source>
        <translation>Das sind {paid}, der Preis ist aber {price}.</translation>
    </message>
    <message>
        <source>This belongs to the Mediterranean expansion, which is not played.</source>
        <translation>Das gehört zur Mittelmeer-Erweiterung, mit der nicht gespielt wird.</translation>
    </message>
    <message>
        <source>This colony is in the game with four players only.</source>
        <translation>Diese Kolonie ist nur zu viert im Spiel.</translation>
    </message>
    <message>
        <source>No die shows {face:object}.</source>
        <translation>Kein Würfel zeigt {face:object}.</translation>
    </message>
    <message>
        <source>This die has no face {face:plain}.</source>
        <translation>Dieser Würfel hat keine Seite {face:plain}.</translation>
    </message>
    <message>
        <source>This die shows {face:object} already.</source>
        <translation>Dieser Würfel zeigt schon {face:object}.</translation>
    </message>
    <message>
        <source>You need {goods:object} for this.</source>
        <translation>Dafür brauchst du {goods:object}.</translation>
    </message>
    <message>
        <source>You need {development:object} for this.</source>
        <translation>Dafür brauchst du {development:object}.</translation>
    </message>
    <message>
        <source>There is no room for more {row:of} on your board.</source>
        <translation>Auf deinem Brett ist kein Platz mehr: {row:plain}.</translation>
    </message>
    <message>
        <source>You have built all {what:object}.</source>
        <translation>Du hast alle {what:object} gebaut.</translation>
    </message>
    <message>
        <source>You have built the {what:object} already.</source>
        <translation>Du hast {what:object} schon gebaut.</translation>
    </message>
    <message>
        <source>You have {development:object} already.</source>
        <translation>Du hast {development:object} schon.</translation>
    </message>
    <message>
        <source>A development is bought before this, and only one in a turn.</source>
        <translation>Eine Entwicklung wird vorher gekauft, und nur eine im Zug.</translation>
    </message>
    <message>
        <source>You cannot pay for {development:for}: it costs {price}.</source>
        <translation>Du kannst {development:object} nicht bezahlen: Preis {price}.</translation>
    </message>
    <message>
        <source>{development:subject} is struck from the sheet: everybody can build ships.</source>
        <translation>{development:subject} ist vom Blatt gestrichen: Alle können Schiffe bauen.</translation>
    </message>
    <message>
        <source>{colony:subject} is completed: nobody can change it any more.</source>
        <translation>{colony:subject} ist vollendet: Niemand kann dort noch etwas ändern.</translation>
    </message>
    <message>
        <source>The last peg completes a colony, and that takes a ship.</source>
        <translation>Der letzte Stift vollendet eine Kolonie, und das braucht ein Schiff.</translation>
    </message>
    <message>
        <source>The last peg completes the colony: bring a ship.</source>
        <translation>Der letzte Stift vollendet die Kolonie: Bring ein Schiff mit.</translation>
    </message>
    <message>
        <source>All holes are taken, and pegs give way only when you complete.</source>
        <translation>Alle Löcher sind besetzt, und Stifte weichen nur, wenn du vollendest.</translation>
    </message>
    <message>
        <source>You have not enough colony pegs: there are {pegs} in all.</source>
        <translation>Du hast nicht genug Koloniestifte: Es gibt insgesamt {pegs}.</translation>
    </message>
    <message>
        <source>You have no peg there.</source>
        <translation>Du hast dort keinen Stift.</translation>
    </message>
    <message>
        <source>You need a ship to complete a colony.</source>
        <translation>Um eine Kolonie zu vollenden, brauchst du ein Schiff.</translation>
    </message>
    <message>
        <source>You need {population:object} for this.</source>
        <translation>Dafür brauchst du {population:object}.</translation>
    </message>
    <message>
        <source>This pays more than it must: something could be left out.</source>
        <translation>Das ist mehr als nötig: Etwas könnte wegbleiben.</translation>
    </message>
    <message>
        <source>battles and demands</source>
        <translation>Kämpfe und Forderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <comment>%n completed</comment>
        <translation>
            <numerusform>%n vollendet</numerusform>
            <numerusform>%n vollendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bought</source>
        <comment>%n bought</comment>
        <translation>
            <numerusform>%n gekauft</numerusform>
            <numerusform>%n gekauft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>%n left</comment>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked</source>
        <comment>%n marked</comment>
        <translation>
            <numerusform>%n markiert</numerusform>
            <numerusform>%n markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Empire die</source>
        <translation>Reichswürfel</translation>
    </message>
    <message>
        <source>Fate die</source>
        <translation>Schicksalswürfel</translation>
    </message>
    <message>
        <source>{face}: {text}</source>
        <translation>{face}: {text}</translation>
    </message>
    <message>
        <source>{things}.</source>
        <translation>{things}.</translation>
    </message>
    <message numerus="yes">
        <source>%n goods for each port</source>
        <comment>%n good for each port</comment>
        <translation>
            <numerusform>%n Ware je Hafen</numerusform>
            <numerusform>%n Waren je Hafen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <comment>%n skull</comment>
        <translation>
            <numerusform>%n Totenkopf</numerusform>
            <numerusform>%n Totenköpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>+{what}</source>
        <translation>+{what}</translation>
    </message>
    <message>
        <source>{minus}{what}</source>
        <translation>{minus}{what}</translation>
    </message>
    <message>
        <source>Turn one die to any of its faces</source>
        <translation>Einen Würfel auf eine beliebige seiner Seiten drehen</translation>
    </message>
    <message>
        <source>You may attack a tribe</source>
        <translation>Du darfst einen Stamm angreifen</translation>
    </message>
    <message>
        <source>Demand tribute from weaker opponents</source>
        <translation>Tribut von schwächeren Gegnern fordern</translation>
    </message>
    <message>
        <source>Colonies bring twice the food.</source>
        <translation>Kolonien bringen doppelt so viel Nahrung.</translation>
    </message>
    <message>
        <source>After your last roll you may roll one die again, even one that shows a skull.</source>
        <translation>Nach deinem letzten Wurf darfst du einen Würfel neu werfen, auch einen mit Totenkopf.</translation>
    </message>
    <message>
        <source>Until you stop building you may turn goods into food, one for one.</source>
        <translation>Bis du aufhörst zu bauen, darfst du Waren eins zu eins in Nahrung umwandeln.</translation>
    </message>
    <message numerus="yes">
        <source>You collect %n more goods each turn.</source>
        <comment>You collect %n more good each turn.</comment>
        <translation>
            <numerusform>Du erhältst in jedem Zug %n Ware mehr.</numerusform>
            <numerusform>Du erhältst in jedem Zug %n Waren mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your strength is {more} higher.</source>
        <translation>Deine Stärke ist um {more} höher.</translation>
    </message>
    <message>
        <source>Each die with food gives {more} more.</source>
        <translation>Jeder Würfel mit Nahrung gibt {more} mehr.</translation>
    </message>
    <message>
        <source>Each innovation pays {value} instead of {usual}.</source>
        <translation>Jede Innovation zahlt {value} statt {usual}.</translation>
    </message>
    <message>
        <source>Developments with a star cost {less} less.</source>
        <translation>Entwicklungen mit Stern kosten {less} weniger.</translation>
    </message>
    <message>
        <source>Each ship makes your strength {more} higher; after a battle you lose a ship.</source>
        <translation>Jedes Schiff erhöht deine Stärke um {more}; nach einem Kampf verlierst du ein Schiff.</translation>
    </message>
    <message>
        <source>Each ship makes your strength {more} higher; after a battle you lose a ship, unless you leave the fleet out.</source>
        <translation>Jedes Schiff erhöht deine Stärke um {more}; nach einem Kampf verlierst du ein Schiff, außer du lässt die Flotte weg.</translation>
    </message>
    <message numerus="yes">
        <source>+%n food from each die with food</source>
        <comment>+%n food from each die with food</comment>
        <translation>
            <numerusform>+%n Nahrung von jedem Würfel mit Nahrung</numerusform>
            <numerusform>+%n Nahrung von jedem Würfel mit Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food from each die with food</source>
        <comment>%n food from each die with food</comment>
        <translation>
            <numerusform>%n Nahrung von jedem Würfel mit Nahrung</numerusform>
            <numerusform>%n Nahrung von jedem Würfel mit Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck from the sheet: everybody may build ships for {goods:for} each.</source>
        <translation>Vom Blatt gestrichen: Alle dürfen Schiffe für je {goods:for} bauen.</translation>
    </message>
    <message>
        <source>You may build ships for {goods:for} each.</source>
        <translation>Du darfst Schiffe für je {goods:for} bauen.</translation>
    </message>
    <message numerus="yes">
        <source>In a turn, two population fill %n boxes of monuments.</source>
        <comment>In a turn, two population fill %n box of monuments.</comment>
        <translation>
            <numerusform>In einem Zug füllen zwei Bevölkerung %n Feld von Monumenten.</numerusform>
            <numerusform>In einem Zug füllen zwei Bevölkerung %n Felder von Monumenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You store wealth for {goods:for} instead of {usual}.</source>
        <translation>Du lagerst Reichtum für {goods:for} statt {usual}.</translation>
    </message>
    <message>
        <source>{points:same} for every {thing:for}</source>
        <translation>{points:same} je {thing:for}</translation>
    </message>
    <message>
        <source>At the end: {bonuses}.</source>
        <translation>Am Ende: {bonuses}.</translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>ship</comment>
        <translation>
            <numerusform>Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>army</comment>
        <translation>
            <numerusform>Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>food</comment>
        <translation>
            <numerusform>Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished ports</source>
        <comment>finished port</comment>
        <translation>
            <numerusform>fertiger Hafen</numerusform>
            <numerusform>%n fertige Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished provinces</source>
        <comment>finished province</comment>
        <translation>
            <numerusform>fertige Provinz</numerusform>
            <numerusform>%n fertige Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished monuments</source>
        <comment>finished monument</comment>
        <translation>
            <numerusform>fertiges Monument</numerusform>
            <numerusform>%n fertige Monumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed colonies</source>
        <comment>completed colony</comment>
        <translation>
            <numerusform>vollendete Kolonie</numerusform>
            <numerusform>%n vollendete Kolonien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines</source>
        <comment>mine</comment>
        <translation>
            <numerusform>Mine</numerusform>
            <numerusform>%n Minen</numerusform>
        </translation>
    </message>
    <message>
        <source>You are safe from {disaster:from}.</source>
        <translation>Du bist vor {disaster:from} sicher.</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes. {first:subject} for the first to finish it, {later:subject} for everybody else.</source>
        <comment>%n box. {first:subject} for the first to finish it, {later:subject} for everybody else.</comment>
        <translation>
            <numerusform>%n Feld. {first:subject} für die erste Person, die es vollendet, {later:subject} für alle anderen.</numerusform>
            <numerusform>%n Felder. {first:subject} für die erste Person, die es vollendet, {later:subject} für alle anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed, it brings {things:object}.</source>
        <translation>Vollendet bringt sie {things:object}.</translation>
    </message>
    <message>
        <source>Its mine adds {points:object} at the end with {development:with}.</source>
        <translation>Ihre Mine bringt am Ende {points:object} mehr, mit {development:with}.</translation>
    </message>
    <message numerus="yes">
        <source>%n holes. {points}.</source>
        <comment>%n hole. {points}.</comment>
        <translation>
            <numerusform>%n Loch. {points}.</numerusform>
            <numerusform>%n Löcher. {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With four players only.</source>
        <translation>Nur zu viert.</translation>
    </message>
    <message>
        <source>You fight a battle against strength {strength}.</source>
        <translation>Du kämpfst gegen Stärke {strength}.</translation>
    </message>
    <message>
        <source>Each opponent fights a battle against strength {strength}.</source>
        <translation>Alle anderen kämpfen gegen Stärke {strength}.</translation>
    </message>
    <message>
        <source>Everybody fights a battle against strength {strength}.</source>
        <translation>Alle kämpfen gegen Stärke {strength}.</translation>
    </message>
    <message numerus="yes">
        <source>You mark %n skulls.</source>
        <comment>You mark %n skull.</comment>
        <translation>
            <numerusform>Du markierst %n Totenkopf.</numerusform>
            <numerusform>Du markierst %n Totenköpfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent marks %n skulls.</source>
        <comment>Each opponent marks %n skull.</comment>
        <translation>
            <numerusform>Alle anderen markieren %n Totenkopf.</numerusform>
            <numerusform>Alle anderen markieren %n Totenköpfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody marks %n skulls.</source>
        <comment>Everybody marks %n skull.</comment>
        <translation>
            <numerusform>Alle markieren %n Totenkopf.</numerusform>
            <numerusform>Alle markieren %n Totenköpfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>To roll</source>
        <translation>Zu werfen</translation>
    </message>
    <message>
        <source>Leadership: one die more</source>
        <translation>Führung: noch ein Würfel</translation>
    </message>
    <message>
        <source>Turn one die to</source>
        <translation>Einen Würfel drehen auf</translation>
    </message>
    <message>
        <source>To spend</source>
        <translation>Zu verbrauchen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The opponent&apos;s die</source>
        <translation>Der Würfel des Gegners</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Punkte: {score}</translation>
    </message>
    <message>
        <source>Conquest: the next tribe has strength {strength}</source>
        <translation>Eroberung: Der nächste Stamm hat Stärke {strength}</translation>
    </message>
    <message>
        <source>{die}: {face}, locked</source>
        <translation>{die}: {face}, gesperrt</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>{row}: {value} of {holes}</source>
        <translation>{row}: {value} von {holes}</translation>
    </message>
    <message>
        <source>Strength in battle: {strength}.</source>
        <translation>Stärke im Kampf: {strength}.</translation>
    </message>
    <message>
        <source>Every province eats one food each turn: {count} now.</source>
        <translation>Jede Provinz braucht in jedem Zug eine Nahrung: jetzt {count}.</translation>
    </message>
    <message>
        <source>For urns, ships and developments. Four make one wealth at the end of a turn.</source>
        <translation>Für Urnen, Schiffe und Entwicklungen. Vier werden am Ende eines Zuges zu einem Reichtum.</translation>
    </message>
    <message>
        <source>Colony pegs that stand nowhere yet. Pegs of others that you displace go back to them.</source>
        <translation>Koloniestifte, die noch nirgends stecken. Stifte anderer, die du verdrängst, gehen an sie zurück.</translation>
    </message>
    <message>
        <source>Supply: {pegs}</source>
        <translation>Vorrat: {pegs}</translation>
    </message>
    <message>
        <source>{name}: built</source>
        <translation>{name}: gebaut</translation>
    </message>
    <message>
        <source>{name}: owned</source>
        <translation>{name}: im Besitz</translation>
    </message>
    <message>
        <source>{name}: costs {price}</source>
        <translation>{name}: kostet {price}</translation>
    </message>
    <message>
        <source>Worth {price} when buying a development, {points:object} at the end.</source>
        <translation>Beim Kauf einer Entwicklung {price} wert, am Ende {points:object}.</translation>
    </message>
    <message>
        <source>A ship costs {goods:object}.</source>
        <translation>Ein Schiff kostet {goods:object}.</translation>
    </message>
    <message>
        <source>A ship costs {goods:object} and needs Shipbuilding.</source>
        <translation>Ein Schiff kostet {goods:object} und braucht Schiffbau.</translation>
    </message>
    <message numerus="yes">
        <source>Port {number}: {filled} of %n urns</source>
        <comment>Port {number}: {filled} of %n urn</comment>
        <translation>
            <numerusform>Hafen {number}: {filled} von %n Urne</numerusform>
            <numerusform>Hafen {number}: {filled} von %n Urnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Port {number}: finished</source>
        <translation>Hafen {number}: fertig</translation>
    </message>
    <message>
        <source>Needs one population and {goods:object}. Goods dice give one good a port.</source>
        <translation>Braucht eine Bevölkerung und {goods:object}. Warenwürfel geben eine Ware je Hafen.</translation>
    </message>
    <message numerus="yes">
        <source>Province {number}: {filled} of %n boxes</source>
        <comment>Province {number}: {filled} of %n box</comment>
        <translation>
            <numerusform>Provinz {number}: {filled} von %n Feld</numerusform>
            <numerusform>Provinz {number}: {filled} von %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished it brings {things:object}, and eats one food each turn.</source>
        <translation>Fertig bringt sie {things:object} und braucht in jedem Zug eine Nahrung.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {filled} of %n boxes</source>
        <comment>{name}: {filled} of %n box</comment>
        <translation>
            <numerusform>{name}: {filled} von %n Feld</numerusform>
            <numerusform>{name}: {filled} von %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Your peg in {colony:in}</source>
        <translation>Dein Stift in {colony:in}</translation>
    </message>
    <message>
        <source>A peg of {name} in {colony:in}</source>
        <translation>Ein Stift von {name} in {colony:in}</translation>
    </message>
    <message>
        <source>Holds no colony yet.</source>
        <translation>Hält noch keine Kolonie.</translation>
    </message>
    <message>
        <source>Holds {colonies:object}.</source>
        <translation>Hält {colonies:object}.</translation>
    </message>
    <message>
        <source>From round {round} on a die is rolled for it after your turn: it says how many holes the free colony has that it founds.</source>
        <translation>Ab Runde {round} wird nach deinem Zug für ihn gewürfelt: Der Würfel sagt, wie viele Löcher die freie Kolonie hat, die er gründet.</translation>
    </message>
    <message>
        <source>If it founds one, it rolls again: {faces}.</source>
        <translation>Gründet er eine, würfelt er noch einmal: {faces}.</translation>
    </message>
    <message>
        <source>{faces}.</source>
        <translation>{faces}.</translation>
    </message>
    <message numerus="yes">
        <source>{face}: %n holes</source>
        <comment>{face}: %n hole</comment>
        <translation>
            <numerusform>{face}: %n Loch</numerusform>
            <numerusform>{face}: %n Löcher</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Map of the colonies</source>
        <translation>Karte der Kolonien</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Your peg board</source>
        <translation>Dein Stiftbrett</translation>
    </message>
    <message>
        <source>Peg board of {name:of}</source>
        <translation>Stiftbrett von {name:of}</translation>
    </message>
    <message>
        <source>Your score sheet</source>
        <translation>Dein Wertungsblatt</translation>
    </message>
    <message>
        <source>{name}&apos;s score sheet</source>
        <translation>Wertungsblatt von {name}</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <comment>object</comment>
        <translation>das Regelheft</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <comment>from</comment>
        <translation>dem Regelheft</translation>
    </message>
    <message>
        <source>a public source</source>
        <comment>object</comment>
        <translation>eine öffentliche Quelle</translation>
    </message>
    <message>
        <source>a public source</source>
        <comment>from</comment>
        <translation>einer öffentlichen Quelle</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>object</comment>
        <translation>die Erinnerung</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>from</comment>
        <translation>der Erinnerung</translation>
    </message>
    <message>
        <source>our own proposal</source>
        <comment>object</comment>
        <translation>unseren eigenen Vorschlag</translation>
    </message>
    <message>
        <source>our own proposal</source>
        <comment>from</comment>
        <translation>unserem eigenen Vorschlag</translation>
    </message>
    <message>
        <source>name</source>
        <comment>object</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>name</source>
        <comment>from</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>holes</source>
        <comment>object</comment>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>holes</source>
        <comment>from</comment>
        <translation>Löchern</translation>
    </message>
    <message>
        <source>benefit</source>
        <comment>object</comment>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>benefit</source>
        <comment>from</comment>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>number of players</source>
        <comment>object</comment>
        <translation>Zahl der Personen</translation>
    </message>
    <message>
        <source>number of players</source>
        <comment>from</comment>
        <translation>Zahl der Personen</translation>
    </message>
    <message numerus="yes">
        <source>%n empty holes</source>
        <comment>the empty hole · object</comment>
        <translation>
            <numerusform>das leere Loch</numerusform>
            <numerusform>%n leere Löcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty holes</source>
        <comment>the empty hole · from</comment>
        <translation>
            <numerusform>dem leeren Loch</numerusform>
            <numerusform>%n leeren Löchern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs of {name:of}</source>
        <comment>the peg of {name:of} · object</comment>
        <translation>
            <numerusform>den Stift von {name:of}</numerusform>
            <numerusform>%n Stifte von {name:of}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs of {name:of}</source>
        <comment>the peg of {name:of} · from</comment>
        <translation>
            <numerusform>dem Stift von {name:of}</numerusform>
            <numerusform>%n Stiften von {name:of}</numerusform>
        </translation>
    </message>
    <message>
        <source>wealth</source>
        <comment>object</comment>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>wealth</source>
        <comment>from</comment>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>ships</source>
        <comment>object</comment>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>ships</source>
        <comment>from</comment>
        <translation>Schiffen</translation>
    </message>
    <message>
        <source>armies</source>
        <comment>object</comment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>armies</source>
        <comment>from</comment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>object</comment>
        <translation>Waren</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>from</comment>
        <translation>Waren</translation>
    </message>
    <message>
        <source>food</source>
        <comment>object</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>food</source>
        <comment>from</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>provinces</source>
        <comment>object</comment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>provinces</source>
        <comment>from</comment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>ports</source>
        <comment>object</comment>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>ports</source>
        <comment>from</comment>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>urns</source>
        <comment>object</comment>
        <translation>Urnen</translation>
    </message>
    <message>
        <source>urns</source>
        <comment>from</comment>
        <translation>Urnen</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>object</comment>
        <translation>den Obelisken</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>from</comment>
        <translation>dem Obelisken</translation>
    </message>
    <message>
        <source>Colossus</source>
        <comment>object</comment>
        <translation>den Koloss</translation>
    </message>
    <message>
        <source>Colossus</source>
        <comment>from</comment>
        <translation>dem Koloss</translation>
    </message>
    <message>
        <source>Walls</source>
        <comment>object</comment>
        <translation>die Mauern</translation>
    </message>
    <message>
        <source>Walls</source>
        <comment>from</comment>
        <translation>den Mauern</translation>
    </message>
    <message>
        <source>Acropolis</source>
        <comment>object</comment>
        <translation>die Akropolis</translation>
    </message>
    <message>
        <source>Acropolis</source>
        <comment>from</comment>
        <translation>der Akropolis</translation>
    </message>
    <message>
        <source>Coliseum</source>
        <comment>object</comment>
        <translation>das Kolosseum</translation>
    </message>
    <message>
        <source>Coliseum</source>
        <comment>from</comment>
        <translation>dem Kolosseum</translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <comment>%n good · object</comment>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <comment>%n good · from</comment>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food · object</comment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food · from</comment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population · object</comment>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <comment>%n population · from</comment>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n innovations</source>
        <comment>%n innovation · object</comment>
        <translation>
            <numerusform>%n Innovation</numerusform>
            <numerusform>%n Innovationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n innovations</source>
        <comment>%n innovation · from</comment>
        <translation>
            <numerusform>%n Innovation</numerusform>
            <numerusform>%n Innovationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wealth</source>
        <comment>%n wealth · object</comment>
        <translation>
            <numerusform>%n Reichtum</numerusform>
            <numerusform>%n Reichtum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wealth</source>
        <comment>%n wealth · from</comment>
        <translation>
            <numerusform>%n Reichtum</numerusform>
            <numerusform>%n Reichtum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army · object</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army · from</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>%n ship · object</comment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>%n ship · from</comment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs</source>
        <comment>%n peg · object</comment>
        <translation>
            <numerusform>%n Stift</numerusform>
            <numerusform>%n Stifte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs</source>
        <comment>%n peg · from</comment>
        <translation>
            <numerusform>%n Stift</numerusform>
            <numerusform>%n Stiften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point · object</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point · from</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribute</source>
        <comment>%n tribute · object</comment>
        <translation>
            <numerusform>%n Tribut</numerusform>
            <numerusform>%n Tribut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribute</source>
        <comment>%n tribute · from</comment>
        <translation>
            <numerusform>%n Tribut</numerusform>
            <numerusform>%n Tribut</numerusform>
        </translation>
    </message>
    <message>
        <source>the fate die</source>
        <comment>object</comment>
        <translation>den Schicksalswürfel</translation>
    </message>
    <message>
        <source>the fate die</source>
        <comment>from</comment>
        <translation>dem Schicksalswürfel</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>object</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>from</comment>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n goods for each port</source>
        <comment>%n good for each port · object</comment>
        <translation>
            <numerusform>%n Ware je Hafen</numerusform>
            <numerusform>%n Waren je Hafen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods for each port</source>
        <comment>%n good for each port · from</comment>
        <translation>
            <numerusform>%n Ware je Hafen</numerusform>
            <numerusform>%n Waren je Hafen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <comment>%n box · object</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <comment>%n box · from</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colony pegs</source>
        <comment>%n colony peg · object</comment>
        <translation>
            <numerusform>%n Koloniestift</numerusform>
            <numerusform>%n Koloniestifte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colony pegs</source>
        <comment>%n colony peg · from</comment>
        <translation>
            <numerusform>%n Koloniestift</numerusform>
            <numerusform>%n Koloniestiften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry provinces</source>
        <comment>%n hungry province · object</comment>
        <translation>
            <numerusform>%n hungernde Provinz</numerusform>
            <numerusform>%n hungernde Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry provinces</source>
        <comment>%n hungry province · from</comment>
        <translation>
            <numerusform>%n hungernden Provinz</numerusform>
            <numerusform>%n hungernden Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <comment>%n skull · object</comment>
        <translation>
            <numerusform>%n Totenkopf</numerusform>
            <numerusform>%n Totenköpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <comment>%n skull · from</comment>
        <translation>
            <numerusform>%n Totenkopf</numerusform>
            <numerusform>%n Totenköpfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>ship · object</comment>
        <translation>
            <numerusform>Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <comment>ship · from</comment>
        <translation>
            <numerusform>Schiff</numerusform>
            <numerusform>%n Schiffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>army · object</comment>
        <translation>
            <numerusform>Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>army · from</comment>
        <translation>
            <numerusform>Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>food · object</comment>
        <translation>
            <numerusform>Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>food · from</comment>
        <translation>
            <numerusform>Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished ports</source>
        <comment>finished port · object</comment>
        <translation>
            <numerusform>fertigen Hafen</numerusform>
            <numerusform>%n fertige Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished ports</source>
        <comment>finished port · from</comment>
        <translation>
            <numerusform>fertigen Hafen</numerusform>
            <numerusform>%n fertigen Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished provinces</source>
        <comment>finished province · object</comment>
        <translation>
            <numerusform>fertige Provinz</numerusform>
            <numerusform>%n fertige Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished provinces</source>
        <comment>finished province · from</comment>
        <translation>
            <numerusform>fertigen Provinz</numerusform>
            <numerusform>%n fertigen Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished monuments</source>
        <comment>finished monument · object</comment>
        <translation>
            <numerusform>fertiges Monument</numerusform>
            <numerusform>%n fertige Monumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished monuments</source>
        <comment>finished monument · from</comment>
        <translation>
            <numerusform>fertigen Monument</numerusform>
            <numerusform>%n fertigen Monumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed colonies</source>
        <comment>completed colony · object</comment>
        <translation>
            <numerusform>vollendete Kolonie</numerusform>
            <numerusform>%n vollendete Kolonien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed colonies</source>
        <comment>completed colony · from</comment>
        <translation>
            <numerusform>vollendeten Kolonie</numerusform>
            <numerusform>%n vollendeten Kolonien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines</source>
        <comment>mine · object</comment>
        <translation>
            <numerusform>Mine</numerusform>
            <numerusform>%n Minen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines</source>
        <comment>mine · from</comment>
        <translation>
            <numerusform>Mine</numerusform>
            <numerusform>%n Minen</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Endet bei</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Was sie bringt</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Totenköpfe</translation>
    </message>
    <message>
        <source>Disaster</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Boxes of the province</source>
        <translation>Felder der Provinz</translation>
    </message>
    <message>
        <source>Its tribute</source>
        <translation>Ihr Tribut</translation>
    </message>
    <message>
        <source>Urns of the port</source>
        <translation>Urnen des Hafens</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Monument</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>somebody has so many developments</source>
        <translation>jemand hat so viele Entwicklungen</translation>
    </message>
    <message>
        <source>somebody has so much tribute</source>
        <translation>jemand hat so viel Tribut</translation>
    </message>
    <message>
        <source>so many monuments stand, whoever built them</source>
        <translation>so viele Monumente stehen, wer auch immer sie baute</translation>
    </message>
    <message>
        <source>As soon as</source>
        <translation>Sobald</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <comment>%n box</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colony pegs</source>
        <comment>%n colony peg</comment>
        <translation>
            <numerusform>%n Koloniestift</numerusform>
            <numerusform>%n Koloniestifte</numerusform>
        </translation>
    </message>
    <message>
        <source>You: {deeds}.</source>
        <translation>Du: {deeds}.</translation>
    </message>
    <message>
        <source>{name}: {deeds}.</source>
        <translation>{name}: {deeds}.</translation>
    </message>
    <message>
        <source>nothing built or bought</source>
        <translation>nichts gebaut oder gekauft</translation>
    </message>
    <message>
        <source>port {number}</source>
        <translation>Hafen {number}</translation>
    </message>
    <message>
        <source>province {number}</source>
        <translation>Provinz {number}</translation>
    </message>
    <message>
        <source>{monument:plain} as the first</source>
        <translation>{monument:plain} als Erstes</translation>
    </message>
    <message>
        <source>{disaster:plain} for {struck:for}</source>
        <translation>{disaster:plain} für {struck:for}</translation>
    </message>
    <message>
        <source>a battle won</source>
        <translation>ein Kampf gewonnen</translation>
    </message>
    <message>
        <source>a battle not won</source>
        <translation>ein Kampf nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n hungry provinces</source>
        <comment>%n hungry province</comment>
        <translation>
            <numerusform>%n hungernde Provinz</numerusform>
            <numerusform>%n hungernde Provinzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>on_cards</name>
    <message>
        <source>Face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} = {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cost}: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all players: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <comment>draw %n</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discard %n</source>
        <comment>discard %n</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} on your deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:object} into {history}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrison {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break through {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if {conditions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}: {effect}</source>
        <translation type="unfinished">{when}: {effect}</translation>
    </message>
    <message>
        <source>When drawn from the nation deck: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On arrival: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of taking it: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} if {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> / </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} {often}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}, {often}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, else </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} if possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps}, again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steal {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discard %n off its deck</source>
        <comment>discard %n off its deck</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} on its deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished">nichts</translation>
    </message>
    <message>
        <source>{cards}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roles</name>
    <message>
        <source>subject: the card lies there</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>object: you take the card</source>
        <translation>object</translation>
    </message>
    <message>
        <source>of: the name of the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>to: you give something to the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>for: you do something for the card</source>
        <translation>object</translation>
    </message>
    <message>
        <source>from: you take something from the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>into: you put something into the card</source>
        <translation>object</translation>
    </message>
    <message>
        <source>in: something is in the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>with: you do something with the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>by: it is done by the card</source>
        <translation>from</translation>
    </message>
    <message>
        <source>against: you act against the card</source>
        <translation>object</translation>
    </message>
    <message>
        <source>than: another than the card</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>gender: words agree with the card</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>names: Massalia is told apart too</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>rome</name>
    <message>
        <source>End your actions: Cleanup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take only part of the next benefits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return a strife from hand to the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay off a loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them under their piles from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in the Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it into hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it on the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Level I pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Level II pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boost {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card:object} face down for a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {card:object} for movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} in the Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card:object} from the Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} under its pile next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without {edict:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil {edict:object} in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {cost:object} for {edict:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {gold:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {strife:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to {place:to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place influence on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the {agreement:object} of {place:of} for {cost:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquer {enemy:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {card:object} on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produce with {card:with}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend influence on {card:in}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {card:object}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {card:object} for {gold:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle {card:object} for {cost:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange {goods:object} for {gold:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation type="unfinished">Nichts kaufen</translation>
    </message>
    <message>
        <source>Take no action of the Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take none of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn nothing into gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put nothing on the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return nothing to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay nothing, with {card:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {things:object}, with {card:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {things:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {things:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {things:object} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {things:object}, with {card:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {things:object} into {gold:into}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend {military:object}: {strife:object} as damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend {military:object}: no damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance {track:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card:object} on top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {card:object} to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {card:object} to the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready the token on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend the token on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside the token on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the leader to {place:to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the enemy on {place:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} from {zone:from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve {card:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {things:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not pay: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial, {glory}: {demands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full, {glory}: {demands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay in order: {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have at least {things:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach {number} on {track:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>own at most %n strife and loans</source>
        <comment>own at most %n strife or loan</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>conquer %n enemies</source>
        <comment>conquer %n enemy</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n trade agreements</source>
        <comment>make %n trade agreement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The edicts of this match: {edicts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do without {edict:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does without {edict:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attribute cards of the market slide to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The developments of the market slide to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A new deck of %n cards is shuffled.</source>
        <comment>A new deck of %n card is shuffled.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You gain {gained:object}; {more:subject} too much is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {gained:object}; {more:subject} too much is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain {gained:object} from {source:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {gained:object} from {source:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain {gained:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {gained:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {paid:object} for {source:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {paid:object} for {source:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {paid:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {paid:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{track:subject} advances by %n steps.</source>
        <comment>{track:subject} advances by %n step.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You play {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card:object}, boosted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card:object}, boosted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card:object} face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card:object} face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use {card:object} for movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses {card:object} for movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {cards:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You return {card:object} to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} returns {card:object} to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put {card:object} on top of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {card:object} on top of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} goes into the Projects Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} goes into hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} goes to the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another {card:subject} leaves the supply for the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trash {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trashes {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend influence for {action:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} spends influence for {action:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend influence on {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} spends influence on {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {action:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {action:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make a {agreement:object} at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes a {agreement:object} at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You conquer {enemy:object} with {military:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} conquers {enemy:object} with {military:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreement at {space:in} ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token of the agreement at {space:in} is turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You build {card:object} at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds {card:object} at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} changes the rules for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cycle {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cycles {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} comes into the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card:object} from {zone:from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {space:in} an aggressive enemy is placed: {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You place influence at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places influence at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your leader moves to {space:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of {name:of} moves to {space:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You produce with {card:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} produces with {card:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your leader rests at {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of {name:of} rests at {card:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round: at its end glory is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You return {card:object} from {zone:from} to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} returns {card:object} from {zone:from} to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {space:in} an enemy is turned up: {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ready the token at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} readies the token at {space:in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token at {space:in} is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trade token at {space:in} goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} goes under its pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:subject} helps once this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You take %n damage.</source>
        <comment>You take %n damage.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n damage.</source>
        <comment>{name} takes %n damage.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Space {number} of an edict is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n played cards are discarded.</source>
        <comment>%n played card is discarded.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence tokens are set aside.</source>
        <comment>%n influence token is set aside.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence tokens go back to the supply.</source>
        <comment>%n influence token goes back to the supply.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A supply is empty: the empire collapses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end your actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends the actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the enemy supply: {enemy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation type="unfinished">Runde {round} ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over: glory is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once a turn {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the turn {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquering an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returning strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Festival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trade agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building over a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buying a development</source>
        <translation type="unfinished">den Kauf einer Entwicklung</translation>
    </message>
    <message>
        <source>cycling a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whatever is paid in stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} costs {amount:object} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} costs {amount:object} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} can be paid with {costs:with} instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade agreements can be paid with {kinds:with} as well, in any mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments can be built only on {spaces:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {cards:subject} in hand do not count against the hand limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each card used for movement gives {amount:object} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each card used for movement gives {amount:object} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card whose banner is {kind:plain} can be boosted at no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a boosted card whose banner is {kind:plain} gives %n points more of one attribute that it gives</source>
        <comment>a boosted card whose banner is {kind:plain} gives %n point more of one attribute that it gives</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>each attribute card that gives {kind:object} gives {amount:object} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each attribute card that gives {kind:object} gives {amount:object} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>conquering brings %n strife more as damage</source>
        <comment>conquering brings %n strife more as damage</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>conquering brings %n strife less as damage</source>
        <comment>conquering brings %n strife less as damage</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>enemies up to %n spaces from the leader can be conquered</source>
        <comment>enemies up to %n space from the leader can be conquered</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trade agreements can be made up to %n spaces from the leader</source>
        <comment>trade agreements can be made up to %n space from the leader</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card may be influenced until %n tokens lie there</source>
        <comment>a card may be influenced until %n token lies there</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card played face down gives %n attribute points of one type</source>
        <comment>a card played face down gives %n attribute point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Augustus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulvia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Livia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marcus Aurelius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trajan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished">Führung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished">Markt</translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished">Bauen</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation type="unfinished">Entwicklungen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all values added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two highest values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two lowest values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column, from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute card, gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycling, industry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taxes, and what else asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished">Was sie bewirkt</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished">Voll</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished">Länge</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial edicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full edicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be rid of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished">Das Los entscheidet</translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished">Kurz</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished">Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished">Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished">Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished">Experte</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developments, Level I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developments, Level II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>%n too many</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>%n missing</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Population</source>
        <translation type="unfinished">Bevölkerung</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lasting agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the play area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>food</source>
        <translation type="unfinished">Nahrung</translation>
    </message>
    <message>
        <source>iron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>military</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>industry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>%n water</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <comment>%n iron</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>%n stone</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>%n gold</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture</source>
        <comment>%n culture</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology</source>
        <comment>%n technology</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military</source>
        <comment>%n military</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n industry</source>
        <comment>%n industry</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement</source>
        <comment>%n movement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <comment>%n glory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strife</source>
        <comment>%n strife</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loans</source>
        <comment>%n loan</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <comment>%n resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of one type</source>
        <comment>%n resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of different types</source>
        <comment>%n resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attribute points</source>
        <comment>%n attribute point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation type="unfinished">
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rome: Fate of an Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate of an Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win: every edict is met and the goal is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: every edict is met and the goal is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win: every edict is met and the goal is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: every edict is met and the goal is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose: an edict is not met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} loses: an edict is not met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose: the goal is not reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} loses: the goal is not reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empire collapses: you lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empire collapses: {name} loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Academy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achaea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aegyptus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age of Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agrippa&apos;s Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Roads Lead Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altar of Peace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amphora Kilns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appian Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apulia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aquitania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arsenal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia</source>
        <translation type="unfinished">Asien</translation>
    </message>
    <message>
        <source>Auxiliary Cohorts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baetica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basilica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bithynia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boarding Bridges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bread and Circuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brickworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bronze Casting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caledonian Tribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation type="unfinished">Feldzüge</translation>
    </message>
    <message>
        <source>Campania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry Wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census of the People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot Racing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cherusci Ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilician Pirates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus Maximus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cisalpine Gaul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cistern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Marble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civil War</source>
        <translation type="unfinished">Bürgerkrieg</translation>
    </message>
    <message>
        <source>Client Kingdoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colosseum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conspiracies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper Mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country Villa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craft Guilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dacian Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dalmatia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engineers of Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epic Poetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Etruria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation type="unfinished">Erweiterung</translation>
    </message>
    <message>
        <source>Feed the Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Festival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Surgeons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fishing Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frontier Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulvii Fortune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic Warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garum Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gladiator School</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Blowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory to Rome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graeculus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Aqueduct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Estates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Tutors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill Fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hydraulic Mining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypocaust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iceni Revolt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illyrian Corsairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Baths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Cult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Forum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Mint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Institutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invasions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Smelting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judaea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land Surveyors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legion Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation type="unfinished">Leuchtturm</translation>
    </message>
    <message>
        <source>Ligurian Hillmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lime Mortar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ludus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lusitania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lusitanian Rebels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macedonia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macellum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marble Yard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marcomanni</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market Forum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master Masons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mauretania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meditations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nabataean Caravaners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narbonensis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noricum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidia</source>
        <translation type="unfinished">Numidien</translation>
    </message>
    <message>
        <source>Numidian Riders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octavian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odeon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive Grove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive Presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oratory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palatine Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palisades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palmyrene Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pantheon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parthian Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paved Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Romana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perusine War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Praetorians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princeps Civitatis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public Fountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadi Horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarry Gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rabble Rouser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman Concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rome, the Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sabine Raiders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Pans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samnite League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samnium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sarmatian Lancers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturnalia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Senate House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short Swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sicilia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege Engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver Denarii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier-Emperor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing Legions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statecraft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status &amp; Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone Quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveyors&apos; Office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Syria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabernae</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tanned Leather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax Farmers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple of Jupiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple of Vesta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testudo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Full Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Philosopher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Seven Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timber Theatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Makers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touring Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town Council</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treadwheel Cranes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triumph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triumphal Arch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vestal Rites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran Colony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veterans&apos; Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall Construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waste Not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation type="unfinished">Wassermühle</translation>
    </message>
    <message>
        <source>Wayside Shrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheat Farm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wife of the Emperor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} Still to choose: {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the edict that is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses the edict that is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose the edicts to be fulfilled in full: %n more.</source>
        <comment>Choose the edict to be fulfilled in full.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses the edicts to be fulfilled in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for active projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your actions: as many as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the next action: you are asked how much of it you take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes part of a benefit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in hand must be used first: choose how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses a card that must be used first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face down: choose what it gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much military do you spend? {safe} is enough to take no damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} conquers an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resolves {card:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Active projects, %n to go: pay {gold:object} or gain {strife:object} for the next one.</source>
        <comment>Active projects: pay {gold:object} or gain {strife:object} for the last one.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Where does {card:subject} go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {card:object} somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is resolved next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses what is resolved next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay for the boost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for a boost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay for building it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for a development.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay for the edict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for an edict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay for the agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for an agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do you take of {things:of}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which {things:object} you gain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places {enemy:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It also brings a burden: take all of it, or nothing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the attribute of which it gives more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action of the Capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy}, aggressive: choose the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which pile does the next development of the market come?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} fills the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market is cleared. You may choose in which order its cards go under their piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} clears the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions are taken in the Action Phase only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide what is being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in hand must be used before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has been used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only attribute cards can be used like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have neither the resource of the banner nor gold for the boost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All movement tokens are in use: no more cards can be used for movement this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This development is not in your Projects Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only developments are put in the Projects Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute cards are not discarded unless an effect says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn cannot leave the empire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no movement points: use a card for movement first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step leads to a card above, below, left or right of the pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your leader is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a trade token on this territory already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trade token left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agreement costs {n} technology.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This enemy lies face down: go next to it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need at least {n} military to conquer this enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only developments in hand or in the Projects Area can be built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have the attribute points that this development costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building over a development costs gold that you do not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Capital is never built over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build next to the Capital or to a development: above, below, left or right of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can build only where your leader is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence is placed on developments and on the Capital only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no influence token left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an influence token on this card already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has no such action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This works once a turn, and you have used it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay what this costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Ready influence token on this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your leader has no such ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card does not lie in the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This costs {n} gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycling this card costs {n} industry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no strife in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returning strife costs {n} military.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no loan in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only water, food, iron and stone can be exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exchange takes {n} of this resource.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay the next space of this edict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to pay for this edict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are choosing how much to take already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have conquered no enemy this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>you have conquered %n enemies this turn</source>
        <comment>you have conquered an enemy this turn</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>times the {track:plain} number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished">eine Karte</translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <comment>%n space</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a strife or loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife or loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife and loans</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n strife or loans</source>
        <comment>%n strife or loan</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an attribute card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n attribute cards</source>
        <comment>%n attribute card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message>
        <source>a territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territories</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <comment>%n territory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a running agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreements</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n running agreements</source>
        <comment>%n running agreement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} of {level:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} not of {level:of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} costing {kind:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} not costing {kind:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} in the outer ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} not in the outer ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{things:same} within %n steps of the leader</source>
        <comment>{things:same} within %n step of the leader</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{things:same} more than %n steps from the leader</source>
        <comment>{things:same} more than %n step from the leader</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{things:same} next to the Capital or a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} not next to the Capital or a development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} where the leader stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} where the leader does not stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} where this card lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} other than this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} with an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} without an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} with a Ready token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} without a Ready token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} with a Spent token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things:same} without a Spent token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be used before any other action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First, however it is used: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played either way, it gives both actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it is in hand: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be discarded from hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be trashed, unless it says so itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last one leaves the supply, the empire collapses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: {gains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produce: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boosted for {price:for}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the match it is worth {glory:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returning it from hand to the supply costs {cost:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying it off from hand costs {cost:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level:plain} development for {cost:for}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When influenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While influenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ongoing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}, always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}, once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you conquer an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you conquer an aggressive enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you conquer an enemy that is not aggressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you make a trade agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a round ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you gain gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}, {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short agreement for {cost:for}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lasting agreement for {cost:for}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When conquered: gain {gains:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terrain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When developed: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting leader: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend the Ready token here for one of its actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence {defence}, attack {attack}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>influence tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}: {numbers}; {figure}: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, once a turn: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain {things:object}</source>
        <translation type="unfinished">{things:object} erhalten</translation>
    </message>
    <message numerus="yes">
        <source>gain %n resources of one type</source>
        <comment>gain %n resource of any type</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n resources of any types</source>
        <comment>gain %n resource of any type</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n attribute points of one type</source>
        <comment>gain %n attribute point of any type</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n attribute points of any types</source>
        <comment>gain %n attribute point of any type</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{costs}, or else {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>up to %n resources</source>
        <comment>%n resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>up to {goods:same}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {goods:object} into {gold:into}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {goods:object} into {gold:into} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>advance {track:object} by %n steps</source>
        <comment>advance {track:object} by %n step</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} on {spaces:in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the leader to {space:to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>place %n aggressive enemies on {spaces:in}</source>
        <comment>place %n aggressive enemy on {spaces:in}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>trash {cards:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put {cards:object} on top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return {cards:object} to the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy {card:object} for {gold:for} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>advance any one track by %n steps</source>
        <comment>advance any one track by %n step</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ready %n Spent influence tokens</source>
        <comment>ready %n Spent influence token</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n Ready influence tokens anywhere</source>
        <comment>spend %n Ready influence token anywhere</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>set aside %n influence tokens until the round ends</source>
        <comment>set aside %n influence token until the round ends</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>move the leader to any space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take one of the actions of the Capital without a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} any res.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} any pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} same res.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} diff. res.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquest {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calm strife {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>festival {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build over {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy dev. {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycle {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in stone {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquest: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round end: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{this} or {that}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{costs}, else {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} any track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trash {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy {discount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or festival {costs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or {costs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade {n} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquer {n} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade for {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resource} boost free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resource} boost {delta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens} a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build at leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gain} a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev} Level I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev} Level II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev} outer ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev} inner ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dev} costing {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cycle %n market cards at no cost</source>
        <comment>cycle %n market card at no cost</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation type="unfinished">Edikte</translation>
    </message>
    <message>
        <source>Active projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleanup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation type="unfinished">Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>turn {turn} of at most {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{met} of %n requirements met</source>
        <comment>{met} of %n requirement met</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the match, by Collapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal}, {total} as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left:subject} left before the empire collapses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: trade with what lies one space away, again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: take strife early and throw it away for points; watch its supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: build what costs culture, and keep a coin for the Imperial Tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: borrow when the market is good, and walk to where you want to build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: one card face down every turn, and two tokens on your best card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps: store food, then conquer; every victory pays gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>%n round</comment>
        <translation type="unfinished">
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{sign} {ability}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meet {edicts:object} and reach {least} to {most} glory. You begin with {gold:with}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n partial edicts</source>
        <comment>%n partial edict</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full edicts</source>
        <comment>%n full edict</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{demand}: {have} of {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} of {goal} glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife left in supply: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loans left in supply: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Ready influence tokens.</source>
        <comment>%n Ready influence token.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spent influence tokens.</source>
        <comment>%n Spent influence token.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The leader, {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy}, aggressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggressive: it brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready influence token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent influence token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running until the end of the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running until the end of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ability}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, boosted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, used for movement: {points} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boosted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boosted action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down, for a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In it, in some order: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not open yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boosting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building</source>
        <translation type="unfinished">das Bauen</translation>
    </message>
    <message>
        <source>conquering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an edict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}, {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n enemies conquered</source>
        <comment>%n enemy conquered</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments built</source>
        <comment>%n development built</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, limit {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n agreements made</source>
        <comment>%n agreement made</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{leader}: {deeds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{glory}, {total} with strife, loans and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{now}; the goal is {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edict}, {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{demand}: {have} of {need}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edict}: {paid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enemy}: {needed:subject} to conquer, {safe} without damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agreement:same} of {territory:of} for {price:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agreement:same} of {territory:of}, {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produce with {card:with}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:same} for {gold:for}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{offer}: {gold:subject} short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycling it costs {cost:object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Cleanup it is drawn up to {cards:to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods:same} of at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth {glory:object} for the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{paid} of %n spaces paid</source>
        <comment>{paid} of %n space paid</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pay {cost:object}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edict}: {cost}, {paid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{supply}: {count} of {all} in supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last turn of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empire</source>
        <translation type="unfinished">Großreich</translation>
    </message>
    <message>
        <source>Market: attribute cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market: developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piles of the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of attribute cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of Level I developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of Level II developments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished">Hand</translation>
    </message>
    <message>
        <source>Projects Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck and discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">Rohstoffe</translation>
    </message>
    <message>
        <source>Points of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished">Marken</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished">Tisch</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished">Antworten</translation>
    </message>
    <message>
        <source>+{tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{met} of {all} met</source>
        <translation type="unfinished">{met} von {all} erfüllt</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gold}, {card} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its agreement ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{movement:subject} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cost} returns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cost} pays it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trade tokens</source>
        <comment>%n trade token</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <comment>%n influence</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>%n in hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps a card</source>
        <comment>%n step a card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold of taxes</source>
        <comment>%n gold of taxes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; each costs 1 gold or 1 strife a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest left; gold to buy, industry to cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n partial edicts</source>
        <comment>%n partial edict · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partial edicts</source>
        <comment>%n partial edict · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full edicts</source>
        <comment>%n full edict · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full edicts</source>
        <comment>%n full edict · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level I</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level I</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level II</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level II</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short agreement</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short agreement</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lasting agreement</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lasting agreement</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard pile</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard pile</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Projects Area</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Projects Area</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the play area</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the play area</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trash</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trash</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the supply</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the supply</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empire</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empire</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>food</source>
        <comment>object</comment>
        <translation type="unfinished">Nahrung</translation>
    </message>
    <message>
        <source>food</source>
        <comment>from</comment>
        <translation type="unfinished">Nahrung</translation>
    </message>
    <message>
        <source>iron</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iron</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>culture</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>culture</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technology</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technology</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>military</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>military</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>industry</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>industry</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glory</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glory</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loans</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loans</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute points</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute points</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>%n water · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <comment>%n water · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>%n food · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <comment>%n iron · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <comment>%n iron · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>%n stone · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>%n stone · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>%n gold · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>%n gold · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture</source>
        <comment>%n culture · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture</source>
        <comment>%n culture · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology</source>
        <comment>%n technology · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology</source>
        <comment>%n technology · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military</source>
        <comment>%n military · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military</source>
        <comment>%n military · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n industry</source>
        <comment>%n industry · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n industry</source>
        <comment>%n industry · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement</source>
        <comment>%n movement · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement</source>
        <comment>%n movement · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <comment>%n glory · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <comment>%n glory · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strife</source>
        <comment>%n strife · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strife</source>
        <comment>%n strife · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loans</source>
        <comment>%n loan · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loans</source>
        <comment>%n loan · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <comment>%n resource · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <comment>%n resource · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of one type</source>
        <comment>%n resource · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of one type</source>
        <comment>%n resource · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of different types</source>
        <comment>%n resource · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of different types</source>
        <comment>%n resource · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attribute points</source>
        <comment>%n attribute point · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attribute points</source>
        <comment>%n attribute point · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card · object</comment>
        <translation type="unfinished">
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card · from</comment>
        <translation type="unfinished">
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>a card</source>
        <comment>object</comment>
        <translation type="unfinished">eine Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>from</comment>
        <translation type="unfinished">eine Karte</translation>
    </message>
    <message>
        <source>card</source>
        <comment>object</comment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <source>card</source>
        <comment>from</comment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>object</comment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>from</comment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <comment>%n space · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <comment>%n space · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a strife</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a strife</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loan</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loan</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loan</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loan</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a strife or loan</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a strife or loan</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife or loan</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife or loan</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife and loans</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strife and loans</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute card</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute card</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute card</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute cards</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute cards</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a development</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a development</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>developments</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a territory</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a territory</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territory</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territory</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territories</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territories</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a running agreement</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a running agreement</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreement</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreement</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreements</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running agreements</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Capital</source>
        <comment>object</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Capital</source>
        <comment>from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n strife or loans</source>
        <comment>%n strife or loan · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strife or loans</source>
        <comment>%n strife or loan · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attribute cards</source>
        <comment>%n attribute card · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attribute cards</source>
        <comment>%n attribute card · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development · object</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments</source>
        <comment>%n development · from</comment>
        <translation type="unfinished">
            <numerusform>%n Ausbau</numerusform>
            <numerusform>%n Ausbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <comment>%n territory · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <comment>%n territory · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running agreements</source>
        <comment>%n running agreement · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running agreements</source>
        <comment>%n running agreement · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n resources</source>
        <comment>%n resource · object</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n resources</source>
        <comment>%n resource · from</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>score so far</source>
        <translation>bisherige Punkte</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>je 1 Punkt</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>as any good you have</source>
        <translation>wie eine Ware, die du hast</translation>
    </message>
    <message>
        <source>Goods: so many bring {points} points</source>
        <translation>Waren: So viele bringen {points} Punkte</translation>
    </message>
    <message>
        <source>Points for goods</source>
        <translation>Punkte für Waren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Ties are broken in this order</source>
        <translation>Gleichstand entscheidet sich in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>Übrige Münzen</translation>
    </message>
    <message>
        <source>Armies on the map</source>
        <translation>Armeen auf dem Plan</translation>
    </message>
    <message>
        <source>Regions controlled</source>
        <translation>Kontrollierte Regionen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>1 point each · short {short}, full {full}</source>
        <translation>je 1 Punkt · kurz {short}, voll {full}</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>{minus}1 point each</source>
        <translation>je {minus}1 Punkt</translation>
    </message>
    <message>
        <source>circle your dice</source>
        <translation>deine Würfel umkreisen</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>one a turn</source>
        <translation>eine im Zug</translation>
    </message>
    <message>
        <source>circled dice are yours</source>
        <translation>umkreiste Würfel sind deine</translation>
    </message>
    <message>
        <source>one a turn · cost left, points right</source>
        <translation>eine im Zug · links Preis, rechts Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n points each</source>
        <comment>%n point each</comment>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a peg %n population</source>
        <comment>a peg %n population</comment>
        <translation>
            <numerusform>ein Stift %n Bevölkerung</numerusform>
            <numerusform>ein Stift %n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over another&apos;s %n</source>
        <comment>over another&apos;s %n</comment>
        <translation>
            <numerusform>über einen fremden %n</numerusform>
            <numerusform>über einen fremden %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships to complete</source>
        <comment>%n ship to complete</comment>
        <translation>
            <numerusform>%n Schiff zum Vollenden</numerusform>
            <numerusform>%n Schiffe zum Vollenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mark}: only with %n players</source>
        <comment>{mark}: only with %n player</comment>
        <translation>
            <numerusform>{mark}: nur mit %n Person</numerusform>
            <numerusform>{mark}: nur mit %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>then again: {numbers}</source>
        <translation>dann noch einmal: {numbers}</translation>
    </message>
    <message>
        <source>from round {round} on a die for the opponent: {numbers} found a colony of that size</source>
        <translation>ab Runde {round} ein Wurf für den Gegner: {numbers} gründen eine Kolonie dieser Größe</translation>
    </message>
    <message numerus="yes">
        <source>beat %n points</source>
        <comment>beat %n point</comment>
        <translation>
            <numerusform>übertriff %n Punkt</numerusform>
            <numerusform>übertriff %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the opponent&apos;s colonies</source>
        <translation>die Kolonien des Gegners</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Conquest</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>Pegs left</source>
        <translation>Übrige Stifte</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <comment>%n completed</comment>
        <translation>
            <numerusform>%n vollendet</numerusform>
            <numerusform>%n vollendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pegs left</source>
        <comment>%n peg left</comment>
        <translation>
            <numerusform>noch %n Stift</numerusform>
            <numerusform>noch %n Stifte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opponent %n</source>
        <comment>opponent %n</comment>
        <translation>
            <numerusform>Gegner %n</numerusform>
            <numerusform>Gegner %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>The Iron Age</source>
        <translation>Eisenzeit</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>solo game</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>full game</source>
        <translation>volles Spiel</translation>
    </message>
    <message>
        <source>short game</source>
        <translation>kurzes Spiel</translation>
    </message>
    <message>
        <source>{points} · end at {limit}</source>
        <translation>{points} · Ende bei {limit}</translation>
    </message>
    <message>
        <source>next tribe {strength}</source>
        <translation>nächster Stamm {strength}</translation>
    </message>
    <message>
        <source>Strength in battle {strength}</source>
        <translation>Stärke im Kampf {strength}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <comment>%n army</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}, no bonus</source>
        <translation>{armies}, kein Bonus</translation>
    </message>
    <message>
        <source>{armies}, bonus {bonus}</source>
        <translation>{armies}, Bonus {bonus}</translation>
    </message>
    <message>
        <source>no monument yet</source>
        <translation>noch kein Monument</translation>
    </message>
    <message>
        <source>no development yet</source>
        <translation>noch keine Entwicklung</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>first · later</source>
        <translation>zuerst · später</translation>
    </message>
    <message>
        <source>Peg board</source>
        <translation>Stiftbrett</translation>
    </message>
    <message>
        <source>Solo rounds</source>
        <translation>Solorunden</translation>
    </message>
    <message>
        <source>Ports and provinces</source>
        <translation>Häfen und Provinzen</translation>
    </message>
    <message numerus="yes">
        <source>+%n armies, tribute</source>
        <comment>+%n army, tribute</comment>
        <translation>
            <numerusform>+%n Armee, Tribut</numerusform>
            <numerusform>+%n Armeen, Tribut</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} {times} {points}</source>
        <translation>{line} {times} {points}</translation>
    </message>
    <message>
        <source>all battle {number}</source>
        <translation>alle: Kampf {number}</translation>
    </message>
    <message>
        <source>others battle {number}</source>
        <translation>andere: Kampf {number}</translation>
    </message>
    <message>
        <source>battle {number}</source>
        <translation>Kampf {number}</translation>
    </message>
    <message numerus="yes">
        <source>all %n skulls</source>
        <comment>all %n skull</comment>
        <translation>
            <numerusform>alle: %n Totenkopf</numerusform>
            <numerusform>alle: %n Totenköpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others %n skulls</source>
        <comment>others %n skull</comment>
        <translation>
            <numerusform>andere: %n Totenkopf</numerusform>
            <numerusform>andere: %n Totenköpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <comment>%n skull</comment>
        <translation>
            <numerusform>%n Totenkopf</numerusform>
            <numerusform>%n Totenköpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Skulls rolled</source>
        <translation>Gewürfelte Totenköpfe</translation>
    </message>
    <message>
        <source>no unrest</source>
        <translation>keine Unruhen</translation>
    </message>
    <message>
        <source>no barbarians</source>
        <translation>keine Barbaren</translation>
    </message>
    <message>
        <source>no pestilence</source>
        <translation>keine Seuche</translation>
    </message>
    <message>
        <source>no civil war</source>
        <translation>kein Bürgerkrieg</translation>
    </message>
    <message>
        <source>no invasion</source>
        <translation>keine Invasion</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>monument</source>
        <translation>Monument</translation>
    </message>
    <message>
        <source>colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>no {disaster}</source>
        <translation>ohne {disaster}</translation>
    </message>
    <message>
        <source>roll one more die, even a skull</source>
        <translation>ein Würfel neu, auch Totenkopf</translation>
    </message>
    <message>
        <source>goods into food, 1 for 1</source>
        <translation>Waren in Nahrung, 1 zu 1</translation>
    </message>
    <message numerus="yes">
        <source>+%n goods every turn</source>
        <comment>+%n good every turn</comment>
        <translation>
            <numerusform>+%n Ware in jedem Zug</numerusform>
            <numerusform>+%n Waren in jedem Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>+{number} in battle</source>
        <translation>+{number} im Kampf</translation>
    </message>
    <message numerus="yes">
        <source>+%n food per food die</source>
        <comment>+%n food per food die</comment>
        <translation>
            <numerusform>+%n Nahrung je Nahrungswürfel</numerusform>
            <numerusform>+%n Nahrung je Nahrungswürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two population fill %n monument boxes</source>
        <comment>two population fill %n monument box</comment>
        <translation>
            <numerusform>zwei Bevölkerung: %n Monumentfeld</numerusform>
            <numerusform>zwei Bevölkerung: %n Monumentfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wealth costs %n goods</source>
        <comment>wealth costs %n good</comment>
        <translation>
            <numerusform>Reichtum kostet %n Ware</numerusform>
            <numerusform>Reichtum kostet %n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ships for %n goods</source>
        <comment>ships for %n good</comment>
        <translation>
            <numerusform>Schiffe für %n Ware</numerusform>
            <numerusform>Schiffe für %n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all build ships for %n goods</source>
        <comment>all build ships for %n good</comment>
        <translation>
            <numerusform>alle: Schiffe für %n Ware</numerusform>
            <numerusform>alle: Schiffe für %n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points} per {things:for}</source>
        <translation>+{points} je {things:for}</translation>
    </message>
    <message>
        <source>+{points} per {number} {things:for}</source>
        <translation>+{points} je {number} {things:for}</translation>
    </message>
    <message>
        <source>innovation counts {number}</source>
        <translation>Innovation zählt {number}</translation>
    </message>
    <message>
        <source>★ costs {number} less</source>
        <translation>★ kostet {number} weniger</translation>
    </message>
    <message>
        <source>colony food {times} 2</source>
        <translation>Koloniennahrung {times} 2</translation>
    </message>
    <message>
        <source>may add {number} battle per ship</source>
        <translation>auf Wunsch +{number} Kampf je Schiff</translation>
    </message>
    <message>
        <source>+{number} battle per ship</source>
        <translation>+{number} Kampf je Schiff</translation>
    </message>
    <message>
        <source>filled = strength of the next tribe</source>
        <translation>gefüllt = Stärke des nächsten Stammes</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>object</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>from</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>army</source>
        <comment>object</comment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>army</source>
        <comment>from</comment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>food</source>
        <comment>object</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>food</source>
        <comment>from</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>port</source>
        <comment>object</comment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>port</source>
        <comment>from</comment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>province</source>
        <comment>object</comment>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>province</source>
        <comment>from</comment>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>monument</source>
        <comment>object</comment>
        <translation>Monument</translation>
    </message>
    <message>
        <source>monument</source>
        <comment>from</comment>
        <translation>Monument</translation>
    </message>
    <message>
        <source>colony</source>
        <comment>object</comment>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>colony</source>
        <comment>from</comment>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>object</comment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>from</comment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>score so far, of what all know</source>
        <translation>bisherige Punkte, soweit alle sie kennen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>the bot&apos;s, by its level</source>
        <translation>die des Bots, nach seiner Stufe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Cards you own: in play, hand, deck, discard pile and history</source>
        <translation>Eigene Karten: im Spiel, auf der Hand, im Stapel, auf der Ablage, in der Geschichte</translation>
    </message>
    <message>
        <source>their printed numbers</source>
        <translation>ihre gedruckten Zahlen</translation>
    </message>
    <message>
        <source>by where they lie</source>
        <translation>danach, wo sie liegen</translation>
    </message>
    <message>
        <source>at most what they say</source>
        <translation>höchstens, was sie sagen</translation>
    </message>
    <message>
        <source>After a collapse the fewest Unrest win, then points</source>
        <translation>Nach einem Zusammenbruch gewinnt die wenigste Unruhe, dann zählen Punkte</translation>
    </message>
    <message>
        <source>Unrest cards</source>
        <translation>Unruhekarten</translation>
    </message>
    <message>
        <source>{level}, {glory}</source>
        <translation>{level}, {glory}</translation>
    </message>
    <message>
        <source>Round, turn</source>
        <translation>Runde, Zug</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilung</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikte</translation>
    </message>
    <message>
        <source>a filled box: met</source>
        <translation>volles Kästchen: erfüllt</translation>
    </message>
    <message>
        <source>Glory, line by line</source>
        <translation>Ruhm, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Glory on the track</source>
        <translation>Ruhm auf der Leiste</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>a box for each space, the number reached</source>
        <translation>ein Kästchen je Feld, die erreichte Zahl</translation>
    </message>
    <message>
        <source>circled: the leader · right: an enemy&apos;s defence and attack</source>
        <translation>umkreist: die Führung · rechts: Abwehr und Angriff eines Feindes</translation>
    </message>
    <message>
        <source>The empire</source>
        <translation>Das Reich</translation>
    </message>
</context>
</TS>
