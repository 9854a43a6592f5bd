/** One signed-in person, by REST. */
export class Person {
  #cookies = new Map();

  /** @param {string} url of the server */
  constructor(url) {
    this.url = url;
  }

  /** Calls the API; throws when it refuses. */
  async call(method, path, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      this.#cookies.set(name, value);
    }
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error}`);
    return answer;
  }

  /** The cookies as Playwright takes them. */
  browserCookies() {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.url }));
  }

  #cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A family of two: its owner and one member, both with a colour. */
export async function twoPeople(url) {
  const person = { phone: '+1 555 0100', password: 'bench-password' };
  const ana = new Person(url);
  await ana.call('POST', '/api/auth/signup', {
    ...person,
    name: 'Ana',
    email: `ana.${Date.now()}@example.com`,
    mode: 'createFamily',
    familyName: 'The Riveras',
  });
  await ana.call('POST', '/api/me/color', { color: '#FF6B6B' });
  const { family } = await ana.call('GET', '/api/family');
  const ben = new Person(url);
  await ben.call('POST', '/api/auth/signup', {
    ...person,
    name: 'Ben',
    email: `ben.${Date.now()}@example.com`,
    mode: 'joinFamily',
    inviteCode: family.inviteCode,
  });
  await ben.call('POST', '/api/me/color', { color: '#4ECDC4' });
  return { ana, ben, family };
}

/** Spreads so many events over the days of this month. */
export async function fillMonth(person, familyId, count) {
  const month = new Date().toLocaleDateString('sv').slice(0, 7);
  for (let place = 0; place < count; place += 1) {
    await person.call('POST', '/api/events', {
      familyId,
      title: `Errand ${place}`,
      date: `${month}-${String((place % 28) + 1).padStart(2, '0')}`,
      isAllDay: false,
      startTime: '10:00',
      endTime: '11:00',
      mainCategory: 'General family gatherings',
      subCategory: 'Picnic',
    });
  }
  return month;
}
