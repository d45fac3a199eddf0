type ErrorHandler = (error: unknown) => void;

let handler: ErrorHandler = () => undefined;

// Browsers hide the message of an error that reaches `window` in a document with an opaque origin.
// React reads this function when it's loaded, so this module comes first.
window.reportError = (error: unknown) => handler(error);

/** Sets the function that receives errors that React reports, such as those of event handlers. */
export function setReportErrorHandler(onError: ErrorHandler): void {
  handler = onError;
}
