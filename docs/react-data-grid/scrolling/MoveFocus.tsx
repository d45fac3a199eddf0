import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../data/readings';

// 500 rows: {id: 1, instrument: 'Mast', temperature: -9.5, humidity: 73, wind: 5, …}
const rows = createReadings(500);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'Number', type: 'number', width: 110},
  {field: 'instrument', headerName: 'Instrument', width: 160},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 190},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 190},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 190},
  {field: 'pressure', headerName: 'Pressure (hPa)', type: 'number', width: 190},
];

export default function MoveFocus() {
  const apiRef = useGridApiRef();

  const move = (down: number, right: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnDefinitionsSelector(apiRef).map(({field}) => field);
    const focused = gridFocusCellSelector(apiRef) ?? {id: ids[0]!, field: fields[0]!};
    const clamp = (index: number, length: number) =>
      Math.min(Math.max(index, 0), length - 1);

    const rowIndex = clamp(ids.indexOf(focused.id) + down, ids.length);
    const colIndex = clamp(fields.indexOf(focused.field) + right, fields.length);
    apiRef.current?.scrollToIndexes({rowIndex, colIndex});
    apiRef.current?.setCellFocus(ids[rowIndex]!, fields[colIndex]!);
  };

  return (
    <div style={{width: '100%'}}>
      <ButtonGroup size="small" aria-label="Move the focus">
        <Button onClick={() => move(-10, 0)}>10 up</Button>
        <Button onClick={() => move(10, 0)}>10 down</Button>
        <Button onClick={() => move(0, -1)}>Left</Button>
        <Button onClick={() => move(0, 1)}>Right</Button>
        <Button onClick={() => move(-rows.length, -columns.length)}>Home</Button>
      </ButtonGroup>
      <div style={{height: 360, marginTop: 8}}>
        <DataGridPro
          aria-label="Readings"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
// #endregion
