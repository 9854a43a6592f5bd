import type { View } from '@kinday/contracts/applyChange';
import { monthRange, type DateRange } from '@kinday/contracts/calendarDate';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { monthAnswerSchema } from '@kinday/contracts/series';
import { expectStatus } from './builders.js';
import type { Answer, Client } from './Client.js';

/** The months tests write to, and a year around them. */
const RANGES: readonly DateRange[] = [
  monthRange('2026-10'),
  monthRange('2026-11'),
  monthRange('2026-12'),
  { from: '2026-01-01', to: '2027-01-02' },
];

/** [S8] A family and its months as fresh reads show them, each with its revision. */
export async function readViews(client: Client, familyId: string): Promise<View[]> {
  const read = expectStatus(await client.get(`/api/family?familyId=${familyId}`), 200);
  const { family, members, ownCategories, feeds } = familyAnswerSchema.parse(read.body);
  const records = { families: [family], members, ownCategories, feeds };
  const views: View[] = [{ familyId, revision: revisionOf(read), range: null, records }];
  for (const range of RANGES) {
    const query = new URLSearchParams({ ...range, familyId });
    const month = expectStatus(await client.get(`/api/month?${query}`), 200);
    const shown = monthAnswerSchema.parse(month.body);
    views.push({ familyId, revision: revisionOf(month), range, records: { ...shown } });
  }
  return views;
}

function revisionOf(answer: Answer): number {
  if (answer.revision === null) throw new Error('This read names no Kinday-Revision.');
  return answer.revision;
}
