import type { Member } from '@kinday/contracts/member';
import type { Written } from '../../api/written';
import type { Write } from '../perform';
import type { SyncDispatch } from '../syncState';

/** What a command runs in. */
export interface Around {
  /** Who does it, in which family. */
  familyId: string;
  me: Member;
  dispatch: SyncDispatch;
  /** Shows and sends a write. A command may perform several, each in place of the one before. */
  perform: (write: Write) => Promise<Written>;
  /** Hears of a write from the moment it is sent, by a record that it writes. */
  remember: <W extends Written>(recordId: string, written: Promise<W>) => Promise<W>;
  /**
   * The key under which the command is shown if it waited: it means the records as they were before.
   */
  key: string;
}
