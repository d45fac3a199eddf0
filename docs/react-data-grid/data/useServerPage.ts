import * as React from 'react';
import type {GridPaginationModel} from '@mui/x-data-grid';
import {createParcels, type Parcel} from './parcels';
import {createServer} from './server';

const server = createServer(createParcels(48));
const empty = {rows: [] as Parcel[], rowCount: 0, hasNextPage: true};

/** One page of the parcels, and the page before it while the server is answering. */
export function useParcelPage(paginationModel: GridPaginationModel) {
  const [answer, setAnswer] = React.useState({...empty, paginationModel: {}});

  React.useEffect(() => {
    let isLatest = true;
    server.list({paginationModel}).then((next) => {
      if (isLatest) {
        setAnswer({...next, paginationModel});
      }
    });
    return () => {
      isLatest = false;
    };
  }, [paginationModel]);

  return {...answer, loading: answer.paginationModel !== paginationModel};
}
