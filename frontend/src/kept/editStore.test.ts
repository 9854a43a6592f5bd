/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ANA, BEN, everythingKept, letWait } from './device.testing';
import type { EditStore } from './editStore';
import { editsInMemory } from './editsInMemory.testing';
import { canKeep } from './keeping';
import type { KeptEdit } from './keptSchema';
import { openKept } from './openKept';
import { forgetAll, forgetAllBut, keepFor, keepIfNobodys, ownerOfCopy } from './owner';
import { keptFamilies } from './replica';
import { waitingStore } from './waitingStore';

interface Edit extends KeptEdit {
  title: string;
}

const edit = (id: string, title = 'Picnic'): Edit => ({ id, userId: ANA, title });
/** Edits of a shape that is not known here are none of these. */
const readEdit = (kept: KeptEdit): Edit | null =>
  'shape' in kept ? null : { title: 'Picnic', ...kept };
const read = async (store: EditStore<Edit>) =>
  (await store.update((same) => same)).map(({ id, title }) => `${id} ${title}`);

beforeEach(() => keepFor(ANA));
afterEach(async () => {
  jest.restoreAllMocks();
  await forgetAll();
});

describe.each([
  ['in memory', () => editsInMemory<Edit>()],
  ['on the device', () => waitingStore(ANA, readEdit)],
])('edits that wait %s', (_where, open) => {
  test('stand in the order in which they were made, also after one of them changed', async () => {
    const store = open();
    await store.update((edits) => [...edits, edit('1')]);
    await store.update((edits) => [...edits, edit('2'), edit('3')]);
    await store.update((edits) =>
      edits.map((each) => (each.id === '1' ? { ...each, title: 'Zoo' } : each)),
    );
    expect(await read(store)).toEqual(['1 Zoo', '2 Picnic', '3 Picnic']);
    await store.update((edits) => edits.filter(({ id }) => id !== '2'));
    expect(await read(store)).toEqual(['1 Zoo', '3 Picnic']);
  });

  test('keep the place of one that takes the place of another, and of one that comes back', async () => {
    const store = open();
    const [first] = await store.update(() => [edit('1'), edit('2')]);
    await store.update((edits) =>
      edits.map((each) => (each.id === '1' ? { ...each, id: '4' } : each)),
    );
    expect(await read(store)).toEqual(['4 Picnic', '2 Picnic']);
    await store.update((edits) => [...edits.filter(({ id }) => id !== '4'), first!]);
    expect(await read(store)).toEqual(['1 Picnic', '2 Picnic']);
  });

  test('are changed one after the other, although nobody awaits it', async () => {
    const store = open();
    const numbers = Array.from({ length: 20 }, (_, at) => String(at));
    await Promise.all(numbers.map((id) => store.update((edits) => [...edits, edit(id)])));
    expect(await read(store)).toEqual(numbers.map((id) => `${id} Picnic`));
  });
});

describe('the device', () => {
  test('shows a person their own edits alone, from every tab', async () => {
    await letWait(BEN, 'his');
    await waitingStore(ANA, readEdit).update((edits) => [...edits, edit('hers')]);
    expect(await read(waitingStore(ANA, readEdit))).toEqual(['hers Picnic']);
    expect((await everythingKept()).waiting).toHaveLength(2);
  });

  test('keeps no edit of who is logged in no more, nor lets them lose it while the page is there', async () => {
    const store = waitingStore(ANA, readEdit);
    await keepFor(BEN);
    await store.update((edits) => [...edits, edit('late')]);
    expect((await everythingKept()).waiting).toEqual([]);
    expect(await read(store)).toEqual(['late Picnic']);
  });

  test('that is full goes on in memory with what waited before', async () => {
    const store = waitingStore(ANA, readEdit);
    await store.update((edits) => [...edits, edit('1')]);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await store.update((edits) => [...edits, edit('2')]);
    expect(await read(store)).toEqual(['1 Picnic', '2 Picnic']);
  });

  test('that is full remembers what there is now, not each step there', async () => {
    const store = waitingStore(ANA, readEdit);
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await store.update((edits) => [...edits, edit('1')]);
    await store.update((edits) => [...edits, edit('2')]);
    let steps = 0;
    const step = (edits: readonly Edit[]) => {
      steps += 1;
      return edits.filter(({ id }) => id !== '2');
    };
    for (let each = 0; each < 10; each += 1) await store.update(step);
    steps = 0;
    full.mockRestore();
    expect(await read(store)).toEqual(['1 Picnic']);
    expect(steps).toBe(0);
    expect((await everythingKept()).waiting).toMatchObject([{ id: '1' }]);
  });

  test('goes on where one step fails', async () => {
    const store = waitingStore(ANA, readEdit);
    const failing = store.update(() => {
      throw new TypeError('Broken');
    });
    await expect(failing).rejects.toThrow('Broken');
    await store.update((edits) => [...edits, edit('1')]);
    expect(await read(store)).toEqual(['1 Picnic']);
  });

  test('keeps what another release put there in a shape that this one cannot read', async () => {
    await (await openKept()).add('waiting', { userId: ANA, id: 'other', shape: 9 } as KeptEdit);
    const store = waitingStore(ANA, readEdit);
    await store.update((edits) => [...edits, edit('1')]);
    await store.update(() => []);
    expect((await everythingKept()).waiting).toMatchObject([{ id: 'other', shape: 9 }]);
    expect(store.unread()).toBe(1);
    await letWait(BEN, 'his');
    await store.update((same) => same);
    expect(store.unread()).toBe(1);
  });

  test('of nobody is taken by who is remembered, that of another one is not', async () => {
    await forgetAll();
    await keepIfNobodys(ANA);
    await waitingStore(ANA, readEdit).update(() => [edit('1')]);
    await keepIfNobodys(BEN);
    expect((await everythingKept()).waiting).toMatchObject([{ id: '1' }]);
    expect(await ownerOfCopy()).toBe(ANA);
  });

  test('that is full is not taken for one that keeps, though it can be read', async () => {
    const store = waitingStore(ANA, readEdit);
    await store.update((edits) => [...edits, edit('1')]);
    expect(canKeep()).toBe(true);
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await store.update((edits) => [...edits, edit('2')]);
    await keptFamilies();
    expect(canKeep()).toBe(false);
    full.mockRestore();
    await read(store);
    expect(canKeep()).toBe(true);
  });

  test('of somebody else keeps nothing of what waits, and is not said to', async () => {
    const store = waitingStore(ANA, readEdit);
    await keepFor(BEN);
    await store.update((edits) => [...edits, edit('late')]);
    expect(canKeep()).toBe(false);
  });

  test('keeps what came before it was known whose it is, once that is known', async () => {
    await forgetAll();
    const store = waitingStore(ANA, readEdit);
    await store.update((edits) => [...edits, edit('1')]);
    await keepFor(ANA);
    await store.update((edits) => [...edits, edit('2')]);
    expect(await read(waitingStore(ANA, readEdit))).toEqual(['1 Picnic', '2 Picnic']);
  });

  describe('of one who is not remembered', () => {
    beforeEach(async () => {
      await letWait(ANA, 'early');
      await forgetAllBut(ANA);
    });
    const waiting = async () => (await everythingKept()).waiting as KeptEdit[];

    test('has nothing new, and what waits since an earlier log-in until it is done', async () => {
      const store = waitingStore(ANA, readEdit);
      const [early] = await store.update((edits) => [...edits, edit('late')]);
      expect(early?.id).toBe('early');
      expect(await waiting()).toMatchObject([{ id: 'early' }]);
      expect(canKeep()).toBe(false);
      await store.update((edits) => edits.filter(({ id }) => id !== 'early'));
      expect(await waiting()).toEqual([]);
      expect(await read(store)).toEqual(['late Picnic']);
    });

    test('says to all tabs which of them sends what waits since an earlier log-in', async () => {
      const [one, other] = [waitingStore(ANA, readEdit), waitingStore(ANA, readEdit)];
      await one.update((edits) => edits.map((each) => ({ ...each, title: 'sent' })));
      expect(await read(other)).toEqual(['early sent']);
      await one.update(() => []);
      expect(await read(other)).toEqual([]);
    });

    test('takes over what waits in the page alone once they are remembered', async () => {
      const store = waitingStore(ANA, readEdit);
      await store.update((edits) => [...edits, edit('1'), edit('2')]);
      await keepFor(ANA);
      expect(await read(store)).toEqual(['early Picnic', '1 Picnic', '2 Picnic']);
      expect((await waiting()).map(({ id }) => id)).toEqual(['early', '1', '2']);
      expect(canKeep()).toBe(true);
    });

    test('keeps the order of what waits in the page alone, also of one in place of another', async () => {
      const store = waitingStore(ANA, readEdit);
      await store.update((edits) => [...edits, edit('1'), edit('2')]);
      await store.update((edits) =>
        edits.map((each) => (each.id === '1' ? { ...each, id: '4' } : each)),
      );
      expect(await read(store)).toEqual(['early Picnic', '4 Picnic', '2 Picnic']);
    });
  });
});
