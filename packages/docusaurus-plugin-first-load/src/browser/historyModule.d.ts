/** The file that `history` itself names as its module: an alias of `history` does not reach it. */
declare module 'history/esm/history' {
  export * from 'history';
}
