import { listText } from '@kinday/contracts/numberText';

export const areEditing = (names: readonly string[]) =>
  `${listText(names)} ${names.length === 1 ? 'is' : 'are'} editing`;
