import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
interface Booking {
  id: number;
  group: string;
  seats: number;
}

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {field: 'vessel', headerName: 'Vessel', width: 90},
];
const bookingColumns: GridColDef<Booking>[] = [
  {field: 'group', headerName: 'Group', flex: 1},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 90},
];

// Simulates a request to your server.
const loadBookings = ({passengers}: Departure) =>
  new Promise<Booking[]>((resolve) => {
    const groups: Booking[] = [
      {id: 1, group: 'School', seats: Math.round(passengers / 2)},
      {id: 2, group: 'Guests', seats: Math.floor(passengers / 2)},
    ];
    setTimeout(() => resolve(groups), 1000);
  });

const CacheContext = React.createContext<Map<number, Booking[]>>(new Map());

function DetailPanelContent({departure}: {departure: Departure}) {
  const cache = React.useContext(CacheContext);
  const [bookings, setBookings] = React.useState(() => cache.get(departure.id));

  React.useEffect(() => {
    let isMounted = true;
    if (!cache.has(departure.id)) {
      loadBookings(departure).then((result) => {
        if (isMounted) {
          cache.set(departure.id, result);
          setBookings(result);
        }
      });
    }
    return () => {
      isMounted = false;
    };
  }, [cache, departure]);

  return (
    <Box sx={{height: 180, p: 1}}>
      <DataGridPro
        aria-label={`Bookings for departure ${departure.id}`}
        rows={bookings ?? []}
        columns={bookingColumns}
        loading={!bookings}
        density="compact"
        hideFooter
      />
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Departure>['getDetailPanelContent'] = ({
  row,
}) => <DetailPanelContent departure={row} />;
const getDetailPanelHeight = () => 180;

export default function LazyPanel() {
  const [cache] = React.useState(() => new Map<number, Booking[]>());

  return (
    <CacheContext.Provider value={cache}>
      <Box sx={{height: 460, width: '100%'}}>
        <DataGridPro
          aria-label="Departures with bookings"
          rows={departures}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          onDetailPanelExpandedRowIdsChange={(ids) => {
            cache.forEach((_, id) => {
              if (!ids.has(id)) {
                cache.delete(id); // closed: load again next time
              }
            });
          }}
        />
      </Box>
    </CacheContext.Provider>
  );
}
// #endregion
