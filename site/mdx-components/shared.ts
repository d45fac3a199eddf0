/** The kinds of callouts that pages may use: `:::info`, `:::success`, `:::warning`, `:::error`. */
export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

/** A kind of callout. */
export type CalloutKind = (typeof CALLOUTS)[number];

/** A row of `<LocaleTable>`. */
export interface LocaleRow {
  /** The language, in the language of the page. */
  name: string;
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  /** The name to import, such as `ptBR`. */
  importName: string;
  /** The number of translated strings, and the total. */
  done: number;
  total: number;
  /** URL of the source file. */
  source: string;
}

/** A component in `<PickerChooser>`. */
export interface PickerChoice {
  name: string;
  /** The value that users enter. */
  value: 'date' | 'time' | 'date-time';
  /** `true` if they enter a start and an end. */
  range: boolean;
  /** `true` if it's in the Pro package. */
  pro?: boolean;
  /** The kind of input: a field with a popup, only a field, or an inline calendar or clock. */
  input: 'popup' | 'field' | 'page';
  /** The device that a popup is designed for. */
  device?: 'any' | 'desktop' | 'mobile';
  /** Paths of its guide and its API page. */
  guide: string;
  api: string;
  /** Its import, highlighted. */
  importHtml: string;
}

/** A component in `<PickerPlayground>`. */
export interface PlaygroundChoice extends Pick<PickerChoice, 'name' | 'pro' | 'guide' | 'api'> {
  /** The kind of value: `DateRange`. */
  family: string;
}
