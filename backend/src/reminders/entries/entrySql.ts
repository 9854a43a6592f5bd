import { stretchColumns } from '../../access/stretchColumns.js';

/** Columns of `Entry`, of `events e` or of `series s`. */
const columnsOf = (of: 'e' | 's') => `${of}.id, ${of}.family_id AS "familyId",
  ${of}.creator_id AS "creatorId", ${of}.title, ${stretchColumns(of)},
  ${of}.location, ${of}.for_ids AS "forIds", ${of}.needs_somebody AS "needsSomebody"`;

export const ENTRY_COLUMNS = `${columnsOf('e')}, e.claimed_by AS "claimedBy",
  e.series_id AS "seriesId", e.series_date AS "seriesDate"`;

/** Columns of `SeriesEntry`. */
export const SERIES_ENTRY_COLUMNS = `${columnsOf('s')}, NULL::uuid AS "claimedBy",
  NULL::uuid AS "seriesId", NULL::date AS "seriesDate",
  s.rrule, s.extra_days AS extra, s.except_days AS "except", s.last_day AS last`;
