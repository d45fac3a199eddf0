import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

// #region preview
export default function UpdateRows() {
  const apiRef = useGridApiRef();

  const getIds = () => apiRef.current?.getAllRowIds() ?? [];

  const update = (ids: ReturnType<typeof getIds>) =>
    apiRef.current?.updateRows(
      ids.map((id) => {
        const row = apiRef.current!.getRow<Departure>(id)!;
        // Only the id and the fields that change.
        return {id, passengers: row.passengers + 1};
      }),
    );

  const remove = () =>
    apiRef.current?.updateRows(
      getIds()
        .slice(0, 1)
        .map((id) => ({id, _action: 'delete'})),
    );

  const add = () => {
    const id = Math.max(0, ...getIds().map(Number)) + 1;
    apiRef.current?.updateRows([{...departures[0], id, vessel: 'Auk'}]);
  };

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1, mb: 1}}>
        <Button onClick={() => update(getIds().slice(0, 1))}>Update one</Button>
        <Button onClick={() => update(getIds())}>Update all</Button>
        <Button onClick={remove}>Delete one</Button>
        <Button onClick={add}>Add one</Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
        />
      </div>
    </div>
  );
}
// #endregion
