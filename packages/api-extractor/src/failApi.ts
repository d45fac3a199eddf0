/** An error of one line: what is wrong lies in the catalogue or in a package, and a stack of this code would hide it. */
export function failApi(message: string): Error {
  const error = new Error(`API reference: ${message}`);
  error.stack = `Error: ${error.message}`;
  return error;
}
