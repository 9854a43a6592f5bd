// The least a live calendar can do: node:http, pg with prepared statements, ws. No framework.
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { readUser } from './token.mjs';

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rooms = new Map();

const COLUMNS = `id, family_id AS "familyId", creator_id AS "creatorId", title, date,
  start_time AS "startTime", end_time AS "endTime", is_all_day AS "isAllDay", version`;
const FIELDS = ['title', 'date', 'startTime', 'endTime', 'isAllDay'];

/** A member's write and the event as it is afterwards; undefined for anybody else. */
async function write(method, id, userId, input) {
  const fields = FIELDS.map((name) => input[name]);
  const isMember = 'EXISTS (SELECT FROM members WHERE user_id = $2 AND family_id = $3)';
  const { rows } =
    method === 'POST'
      ? await pool.query({
          name: 'insert',
          text: `INSERT INTO events (id, creator_id, family_id, title, date, start_time, end_time, is_all_day)
                 SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE ${isMember} RETURNING ${COLUMNS}`,
          values: [input.id, userId, input.familyId, ...fields],
        })
      : await pool.query({
          name: 'update',
          text: `UPDATE events SET title = $4, date = $5, start_time = $6, end_time = $7,
                   is_all_day = $8, version = version + 1
                 WHERE id = $1 AND family_id = $3 AND ${isMember} RETURNING ${COLUMNS}`,
          values: [id, userId, input.familyId, ...fields],
        });
  return rows[0];
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const answer = (status, body) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const user = readUser(request.headers.cookie);
    if (!user) return answer(401, { error: 'Who are you?' });
    const id = request.url.split('/').at(-1);
    write(request.method, id, user.id, JSON.parse(Buffer.concat(chunks))).then(
      (event) => {
        if (!event) return answer(404, { error: 'No such family' });
        const message = Buffer.from(JSON.stringify({ event }));
        for (const socket of rooms.get(event.familyId) ?? []) {
          socket.send(message, { binary: false });
        }
        answer(request.method === 'POST' ? 201 : 200, event);
      },
      (error) => answer(500, { error: error.message }),
    );
  });
});

const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const user = readUser(request.headers.cookie);
  if (!user) return socket.close();
  const room = rooms.get(user.familyId) ?? new Set();
  rooms.set(user.familyId, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.send('ready');
});

server.listen(0, () => console.log(`http://localhost:${server.address().port}`));
