/** Shows an error at the top of the window. Its code loads on demand; offline, nothing is shown. */
export function showFailure(text: string): void {
  import('../Message/showMessage').then(
    ({showMessage}) => showMessage(text, {isError: true}),
    () => undefined,
  );
}
