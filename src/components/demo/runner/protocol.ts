import type {ColorMode, Direction} from '@site/plugins/reader-settings/shared';

/** The user's settings. The page sends them, because the runner's iframe can't access storage. */
export interface RunnerSettings {
  mode: Exclude<ColorMode, 'system'>;
  direction: Direction;
  dense: boolean;
  /** The demo theme as JSON; empty if there is none. */
  theme: string;
}

/** One file of a demo: a script, a style sheet, or JSON. The first of a list is the demo. */
export interface RunnerFile {
  name: string;
  code: string;
}

/** A location in a file of the demo. */
export interface CodeLocation {
  /** The name of the file; absent if it isn't known. */
  file?: string | undefined;
  /** Starts at 1. */
  line?: number | undefined;
  /** Starts at 1. */
  column?: number | undefined;
}

export const CONSOLE_LEVELS = ['log', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** A line that the demo wrote to the console. */
export interface ConsoleLine {
  level: ConsoleLevel;
  text: string;
  /** How many times in a row it was written. */
  count: number;
}

/** An error in the code of a demo. */
export interface CodeProblem extends CodeLocation {
  message: string;
}

/** The messages from the page to the runner. */
export type RunnerRequest =
  | {type: 'settings'; settings: RunnerSettings}
  | {
      type: 'run';
      /** Increasing number that the response repeats. */
      id: number;
      files: readonly RunnerFile[];
      /** The styles of its Tailwind classes, scoped to `scope`; empty in other stylings. */
      css: string;
      /** The id that the style sheet is scoped to. */
      scope: string;
      licenseKey?: string | undefined;
    };

/** The messages from the runner to the page. */
export type RunnerResponse =
  | {type: 'ready'}
  | {type: 'ran'; id: number}
  | ({type: 'failed'; id: number} & CodeProblem)
  /** All lines of the run so far. */
  | {type: 'console'; id: number; lines: readonly ConsoleLine[]}
  /** Height of the running demo in pixels. */
  | {type: 'height'; height: number}
  /** The user pressed Escape in the demo, and the demo didn't handle it. */
  | {type: 'escape'};

/** Identifies messages of this protocol. */
export const RUNNER_CHANNEL = 'demo-runner';

/** The envelope of a message. */
export interface RunnerMessage<T> {
  channel: typeof RUNNER_CHANNEL;
  body: T;
}

/** Parses a message. Returns `undefined` for messages of other protocols. */
export function parseMessage<T extends {type: string}>(data: unknown): T | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const {channel, body} = data as Partial<RunnerMessage<T>>;
  return channel === RUNNER_CHANNEL && typeof body?.type === 'string' ? body : undefined;
}
