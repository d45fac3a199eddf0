import type {ColorMode, Direction} from '@site/plugins/reader-settings/shared';

/** The reader's settings, as the page tells them to the runner: its frame can read no storage. */
export interface RunnerSettings {
  mode: Exclude<ColorMode, 'system'>;
  direction: Direction;
  dense: boolean;
  /** The theme for demos, as JSON; empty where there is none. */
  theme: string;
}

/** One file of a demo in TypeScript or JavaScript; the first of a list is the demo. */
export interface RunnerFile {
  name: string;
  code: string;
}

/** What the page tells the runner. */
export type RunnerRequest =
  | {type: 'settings'; settings: RunnerSettings}
  | {
      type: 'run';
      /** Counts up; the answer repeats it. */
      id: number;
      files: RunnerFile[];
      /** The style sheet of the demo's styling, scoped to `scope`. */
      css?: string | undefined;
      /** The id that the style sheet is scoped to. */
      scope: string;
      licenseKey?: string | undefined;
    };

/** What the runner tells the page. */
export type RunnerAnswer =
  | {type: 'ready'}
  | {type: 'ran'; id: number}
  | {
      type: 'failed';
      id: number;
      message: string;
      /** The line of the demo's file, from 1, where it is known. */
      line?: number | undefined;
      /** The column of that line, from 1, where it is known. */
      column?: number | undefined;
    }
  /** How high the running demo is, in px. */
  | {type: 'height'; height: number}
  /** The reader pressed Escape in the demo and nothing in there took it. */
  | {type: 'escape'};

/** Marks messages of this protocol among all others. */
export const RUNNER_CHANNEL = 'demo-runner';

/** A message on its way. */
export interface RunnerMessage<T> {
  channel: typeof RUNNER_CHANNEL;
  body: T;
}

/** Reads a message; anything that is none of this protocol is undefined. */
export function readMessage<T extends {type: string}>(data: unknown): T | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const {channel, body} = data as Partial<RunnerMessage<T>>;
  return channel === RUNNER_CHANNEL && typeof body?.type === 'string' ? body : undefined;
}
