import type { ReactNode } from 'react';
import { sentence } from '../../ui/sentence';

export const popular = 'Popular';
export const perMonth = (price: ReactNode) => sentence`${price}/month`;
