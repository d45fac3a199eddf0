/** A shortened error of the libraries with its full message. */
export interface ErrorText {
  /** The message in development, with `%s` for each argument. */
  message: string;
  /** The npm package that throws it. */
  packageName: string;
}

/** The errors by code. */
export type ErrorTexts = Readonly<Record<string, ErrorText>>;
