/** An error of one line: what is wrong lies in the catalog or in a package, and a stack of this code would hide it. */
export function createApiError(message: string): Error {
  const error = new Error(`API reference: ${message}`);
  error.stack = `Error: ${error.message}`;
  return error;
}
