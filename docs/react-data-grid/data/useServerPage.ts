import * as React from 'react';
import type {createServer, ListRequest, ServerRow} from './server';

/** Requests a page, and returns the previous page until the new one arrives. */
export function useServerPage<Row extends ServerRow>(
  server: ReturnType<typeof createServer<Row>>,
  {paginationModel, sortModel, filterModel}: ListRequest,
) {
  const request = React.useMemo(
    () => ({paginationModel, sortModel, filterModel}),
    [paginationModel, sortModel, filterModel],
  );
  const [answer, setAnswer] = React.useState({
    request: {},
    rows: [] as Row[],
    rowCount: 0,
    hasNextPage: true,
  });

  React.useEffect(() => {
    let isLatest = true;
    server.list(request).then(({rows, rowCount, hasNextPage}) => {
      if (isLatest) {
        setAnswer({request, rows, rowCount, hasNextPage});
      }
    });
    return () => {
      isLatest = false;
    };
  }, [server, request]);

  return {...answer, loading: answer.request !== request};
}
