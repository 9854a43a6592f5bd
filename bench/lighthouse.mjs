// node bench/lighthouse.mjs [page …]: Lighthouse's scores of the public pages and the calendar, as a
// phone and as a desktop, the median of three visits with nothing in the cache; exits 1 below the
// least. The calendar is behind a log-in, so nobody finds it by searching: its SEO is not asked for.
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { allowMany } from './allowMany.mjs';
import { median, tellLeast, verdict } from './budgets.mjs';
import { fillMonth, twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const VISITS = 3;
const DEBUGGING_PORT = 9333;
const EVENTS = 60;
const FORMS = { mobile: undefined, desktop: desktopConfig };
const PUBLIC = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};
const CALENDAR = {
  mobile: { performance: 90, accessibility: 100, 'best-practices': 100 },
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100 },
};
/** By address, the least score of each category. */
const PAGES = {
  '/': PUBLIC,
  '/login': PUBLIC,
  '/signup': PUBLIC,
  '/pricing': PUBLIC,
  '/dashboard': CALENDAR,
};
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

async function visit(url, config, comeIn) {
  await comeIn();
  const { lhr } = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error' }, config);
  const { finalDisplayedUrl: seen } = lhr;
  if (!seen.startsWith(url)) throw new Error(`Instead of ${url}, Lighthouse saw ${seen}`);
  return lhr;
}

/** What lowered the scores of a visit besides its timings. */
function faultsOf({ categories, audits }) {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => audits[id].title);
}

async function measure(url, page, form, comeIn) {
  const visits = [];
  while (visits.length < VISITS) visits.push(await visit(url + page, FORMS[form], comeIn));
  for (const [category, least] of Object.entries(PAGES[page][form])) {
    const score = median(visits.map(({ categories }) => categories[category].score * 100));
    tellLeast(`${page} ${form}: ${category}`, Math.round(score), least);
  }
  const [first] = visits
    .toSorted((one, other) => one.categories.performance.score - other.categories.performance.score)
    .slice(1);
  const timings = METRICS.map((id) => `${first.audits[id].title} ${first.audits[id].displayValue}`);
  // A busy machine has a low index: the timings of two runs compare where theirs are alike.
  const { benchmarkIndex } = first.environment;
  console.info(`  ${timings.join(', ')}, machine's benchmark index ${Math.round(benchmarkIndex)}`);
  for (const fault of PAGES[page] === PUBLIC ? faultsOf(first) : []) console.info(`  ${fault}`);
}

const server = await startServer();
const launch = await findBrowser();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const { ana, ben, family } = await twoPeople(server.url);
  await allowMany(server, family);
  await fillMonth(ana, family.id, EVENTS);
  const session = await browser.newBrowserCDPSession();
  const wanted = process.argv.slice(2);
  for (const page of Object.keys(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(page)) continue;
    const cookies = page === '/dashboard' ? ben.browserCookies() : [];
    const comeIn = async () => {
      await session.send('Storage.clearCookies');
      await session.send('Storage.setCookies', { cookies });
    };
    for (const form of Object.keys(FORMS)) await measure(server.url, page, form, comeIn);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(verdict());
