import * as messages from '../messages';

const SOURCE = 'https://github.com/commenthol/date-holidays';
const LICENSE = 'https://creativecommons.org/licenses/by-sa/3.0/';

/** Whose the days are: their licence asks that it is said. */
export function HolidaysCredit() {
  return (
    <p className="kd-feed-dialog__credit">
      {messages.holidaysCredit(
        <CreditLink href={SOURCE}>{messages.dateHolidays}</CreditLink>,
        <CreditLink href={LICENSE}>{messages.ccBySa}</CreditLink>,
      )}
    </p>
  );
}

function CreditLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
