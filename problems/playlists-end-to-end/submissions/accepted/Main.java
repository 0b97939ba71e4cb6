import java.io.*;
import java.util.*;

/**
 * Each song knows the next one, each playlist its first and last song. A move links the last song of one list to the first one of
 * the other: O(1), however long they are.
 */
public class Main {
    static class Song {
        final int number;
        Song next;

        Song(int number) {
            this.number = number;
        }
    }

    static class Playlists {
        private final Song[] first;
        private final Song[] last;

        Playlists(int n) {
            first = new Song[n + 1];
            last = new Song[n + 1];
            for (int i = 1; i <= n; i++) first[i] = last[i] = new Song(i);
        }

        void moveAll(int a, int b) {
            if (a == b || first[b] == null) return;
            if (first[a] == null) first[a] = first[b];
            else last[a].next = first[b];
            last[a] = last[b];
            first[b] = null;
            last[b] = null;
        }

        Integer firstOf(int a) {
            return first[a] == null ? null : first[a].number;
        }

        Integer play(int a) {
            Song song = first[a];
            if (song == null) return null;
            first[a] = song.next;
            return song.number;
        }

        List<Integer> songsOf(int a) {
            List<Integer> songs = new ArrayList<>();
            for (Song song = first[a]; song != null; song = song.next) songs.add(song.number);
            return songs;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        Playlists playlists = new Playlists(n);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            int a = Integer.parseInt(line.nextToken());
            if (kind.equals("M")) {
                playlists.moveAll(a, Integer.parseInt(line.nextToken()));
                continue;
            }
            Integer song = kind.equals("F") ? playlists.firstOf(a) : playlists.play(a);
            out.append(song == null ? "silence" : song).append('\n');
        }
        for (int a = 1; a <= n; a++) {
            List<Integer> songs = playlists.songsOf(a);
            if (songs.isEmpty()) continue;
            out.append(a).append(':');
            for (int song : songs) out.append(' ').append(song);
            out.append('\n');
        }
        System.out.print(out);
    }
}
