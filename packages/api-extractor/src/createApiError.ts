/** Creates an error without a stack, because the problem is in the catalog or in a package. */
export function createApiError(message: string): Error {
  const error = new Error(`API reference: ${message}`);
  error.stack = `Error: ${error.message}`;
  return error;
}
