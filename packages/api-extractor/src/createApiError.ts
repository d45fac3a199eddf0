/**
 * Creates an error without a stack trace, because its cause is the catalog or a package rather than
 * this code.
 */
export function createApiError(message: string): Error {
  const error = new Error(`API reference: ${message}`);
  error.stack = `Error: ${error.message}`;
  return error;
}
