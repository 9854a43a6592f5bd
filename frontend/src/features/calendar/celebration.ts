import type { SpecialDate } from '@kinday/contracts/specialDates';

/** What pressing a special date says. */
export function celebration({ specialDateType, memberName }: SpecialDate): string {
  return specialDateType === 'birthday'
    ? `Celebrate with ${memberName}!`
    : `Congratulations to ${memberName}!`;
}
