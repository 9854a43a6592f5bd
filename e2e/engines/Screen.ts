/** What people find on a screen: something by its role and name, or by a selector of CSS. */
export type Target = RoleTarget | CssTarget;

export interface RoleTarget {
  role: Role;
  /** A string is the whole name. */
  name?: string | RegExp;
  /** A selector of CSS of what it is in. */
  within?: string;
}

export interface CssTarget {
  css: string;
  /** It contains this. */
  text?: string;
}

type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'spinbutton'
  | 'textbox';

export interface ScreenOptions {
  /** CSS pixels of the page. */
  width: number;
  height: number;
  /** Of the application: paths begin there. */
  origin: string;
}

/** A browser's window, with data of its own. Whatever is asked of it waits until it can be done. */
export interface Screen {
  readonly width: number;

  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;

  /** Waits until there is exactly one on the screen. */
  see(target: Target): Promise<void>;
  /** Waits until there is none on the screen. */
  miss(target: Target): Promise<void>;

  click(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  /** Keys by their names, as `Escape`, `a` or `Control+z`, one after the other. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;

  /** The mouse's button goes down in the middle of something, the mouse to that of something else. */
  grab(target: Target): Promise<void>;
  moveTo(target: Target): Promise<void>;
  letGo(): Promise<void>;

  /** Runs a function in the page; what it is given and answers is JSON. */
  evaluate<Given, Answer>(
    work: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer>;
  evaluate<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>;
  /** Runs a script in the page that is only there as a text. */
  run(script: string): Promise<void>;

  /** What the page looks like: a PNG. */
  picture(): Promise<Buffer>;
  /** The page as it is printed on A4, without margins of the printer's own: a PDF. */
  print(): Promise<Buffer>;

  close(): Promise<void>;
}

/** A browser's engine that runs. */
export interface Engine {
  open(options: ScreenOptions): Promise<Screen>;
  close(): Promise<void>;
}
