/* The door of the program on Linux: a system whose C library is older than the program needs gets a sentence, not a
 * linker's complaint. It is linked statically, since it must start on such a system. -DNEEDED=35 stands for 2.35. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define PROGRAM "/lib/ludarium"

static const char *const libraries[] = {
    "/lib/x86_64-linux-gnu/libc.so.6", "/lib64/libc.so.6", "/usr/lib64/libc.so.6", "/usr/lib/libc.so.6", NULL};

/* The second number of the C library's version, which stands in it as text; -1 when it is not there. */
static int version_of(const char *path)
{
    static const char mark[] = "release version 2.";
    struct stat seen;
    int version = -1, file = open(path, O_RDONLY);

    if (file < 0)
        return -1;
    if (fstat(file, &seen) == 0) {
        const char *text = mmap(NULL, seen.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (text != MAP_FAILED) {
            const char *found = memmem(text, seen.st_size, mark, strlen(mark));
            if (found)
                version = atoi(found + strlen(mark));
        }
    }
    close(file);
    return version;
}

/* Say it on the terminal, and in a window for those who have none. */
static int complain(int version)
{
    char said[300];

    snprintf(said, sizeof said,
             "Ludarium needs a newer system: its C library must be 2.%d or newer, and here it is 2.%d.", NEEDED, version);
    fprintf(stderr, "%s\n", said);
    if (getenv("DISPLAY") || getenv("WAYLAND_DISPLAY")) {
        if (fork() != 0)
            return 1;
        execlp("zenity", "zenity", "--error", "--text", said, (char *)NULL);
        execlp("kdialog", "kdialog", "--error", said, (char *)NULL);
        execlp("xmessage", "xmessage", said, (char *)NULL);
    }
    return 1;
}

int main(int count, char **words)
{
    char path[PATH_MAX + sizeof PROGRAM];
    ssize_t length;
    char *slash;

    (void)count;
    for (const char *const *library = libraries; *library; library++) {
        int version = version_of(*library);
        if (version >= 0 && version < NEEDED)
            return complain(version);
        if (version >= 0)
            break;
    }
    length = readlink("/proc/self/exe", path, PATH_MAX - 1);
    if (length < 0) {
        perror("Ludarium cannot find itself");
        return 1;
    }
    path[length] = '\0';
    slash = strrchr(path, '/');
    strcpy(slash, PROGRAM);
    execv(path, words);
    perror(path);
    return 1;
}
