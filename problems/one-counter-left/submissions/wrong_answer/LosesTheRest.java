import java.io.*;

/** Wrong: attaches the rest of the first queue only; that of the second one is lost. */
public class LosesTheRest {
    static class Person {
        int number;
        int minute;
        Person next;

        Person(int number) {
            this.number = number;
        }
    }

    static Person mergeQueues(Person first, Person second) {
        Person dummy = new Person(0);
        Person last = dummy;
        while (first != null && second != null) {
            if (second.minute < first.minute) { // a tie goes to the first queue
                last.next = second;
                second = second.next;
            } else {
                last.next = first;
                first = first.next;
            }
            last = last.next;
        }
        last.next = first;
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int a = nextInt(in);
        int b = nextInt(in);
        Person[] people = new Person[n + 1]; // people[0] stays null: nobody
        for (int i = 1; i <= n; i++) people[i] = new Person(i);
        for (int i = 1; i <= n; i++) {
            people[i].minute = nextInt(in);
            people[i].next = people[nextInt(in)];
        }

        StringBuilder out = new StringBuilder();
        for (Person person = mergeQueues(people[a], people[b]); person != null; person = person.next) {
            out.append(person.number).append(person.next != null ? ' ' : '\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
