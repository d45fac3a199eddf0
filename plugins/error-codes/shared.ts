/** One shortened error of the libraries, written out. */
export interface ErrorText {
  /** The text as the development build has it, `%s` where each argument goes. */
  message: string;
  /** The npm package that raises it. */
  packageName: string;
}

/** The errors by their code. */
export type ErrorTexts = Readonly<Record<string, ErrorText>>;
