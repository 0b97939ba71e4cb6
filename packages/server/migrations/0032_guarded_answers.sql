-- Whether the gate let code pass that would be accepted, since the user had solved the problem or had confirmed. The code
-- of all other answers of a conversation is judged together with that of the next one.
alter table chat_message add column is_unguarded boolean not null default false;
