type Listener = (error: unknown) => void;

let listener: Listener = () => undefined;

// Browsers hide the message of an error that reaches `window` in a document with an opaque origin.
// React reads this function when it's loaded, so this module comes first.
window.reportError = (error: unknown) => listener(error);

/** Calls a function with each error that React reports, such as that of an event handler. */
export function listenToReports(listen: Listener): void {
  listener = listen;
}
