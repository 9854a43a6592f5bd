import { store } from '../../store';
import { olga } from '../sampleFamily.testing';
import { closeQueue, queueOf } from './carryOut';

/** Nothing of Olga's waits any more, and her queue is closed. */
export async function discardAll(): Promise<void> {
  const { queue } = await store.dispatch(queueOf(olga.id));
  for (const { id } of await queue.read()) await queue.letGo(id);
  await closeQueue();
}
