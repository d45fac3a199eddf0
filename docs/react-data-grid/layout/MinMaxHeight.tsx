import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const parcels = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120},
  {field: 'city', headerName: 'City', width: 90},
];

export default function MinMaxHeight() {
  const [count, setCount] = React.useState(1);
  const [height, setHeight] = React.useState(0);
  const parentRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const parent = parentRef.current!;
    const observer = new ResizeObserver(() => setHeight(parent.offsetHeight));
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);

  return (
    <div style={{width: '100%', minHeight: 445}}>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove a row
      </Button>
      <Button disabled={count === 100} onClick={() => setCount(count + 1)}>
        Add a row
      </Button>
      <div style={{display: 'flex', gap: 8}}>
        <div
          style={{
            height,
            borderInlineStart: '2px dashed',
            paddingInlineStart: 8,
            width: 56,
          }}
        >
          {height} px
        </div>
        <div
          ref={parentRef}
          style={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            minHeight: 200,
            maxHeight: 400,
            alignSelf: 'flex-start',
          }}
        >
          <DataGrid
            aria-label="Parcels"
            rows={parcels.slice(0, count)}
            columns={columns}
          />
        </div>
      </div>
    </div>
  );
}
// #endregion
