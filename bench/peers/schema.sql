CREATE TABLE users (id uuid PRIMARY KEY);
CREATE TABLE families (id uuid PRIMARY KEY);
CREATE TABLE members (
  user_id uuid REFERENCES users,
  family_id uuid REFERENCES families,
  PRIMARY KEY (user_id, family_id)
);
CREATE TABLE events (
  id uuid PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES families,
  creator_id uuid NOT NULL REFERENCES users,
  title text NOT NULL,
  date date NOT NULL,
  start_time text,
  end_time text,
  is_all_day boolean NOT NULL,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX ON events (family_id, date);
