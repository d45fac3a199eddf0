/** Shows an error at the upper edge of the window. Its code comes when it is first needed; offline, nothing is shown. */
export function showFailure(text: string): void {
  import('../Message/showMessage').then(
    ({showMessage}) => showMessage(text, {isError: true}),
    () => undefined,
  );
}
