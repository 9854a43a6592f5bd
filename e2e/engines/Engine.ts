import type { Screen, ScreenOptions } from './Screen.js';

export interface EngineOptions {
  /** What the system prefers. */
  isDark: boolean;
}

/** A browser's engine that runs. */
export interface Engine {
  open(options: ScreenOptions): Promise<Screen>;
  close(): Promise<void>;
}
