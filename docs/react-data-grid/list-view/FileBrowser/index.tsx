import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowSelectionManagerSelector,
  useGridApiRef,
  type GridColDef,
  type GridListViewColDef,
  type GridRowHeightParams,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import FileCell from './FileCell';
import FileDrawer from './FileDrawer';
import FileToolbar from './FileToolbar';
import {files, type ProjectFile} from './files';

const newFile = {
  kind: 'Image' as const,
  size: 2900,
  saved: new Date(2025, 6, 14),
  note: '',
  state: 'uploading' as const,
};
const UPLOAD_MS = 1500;

const columns: GridColDef<ProjectFile>[] = [
  {field: 'name'},
  {field: 'kind', type: 'singleSelect', valueOptions: ['Contract', 'Image', 'Report']},
  {field: 'saved', type: 'date'},
  {field: 'size', type: 'number'},
];

// #region preview
// A row: {id: 1, name: 'Hudson Hotels.pdf', kind: 'Contract', size: 2310, saved: new Date(…)}
function useListViewColumn(onOpen: (id: GridRowId) => void) {
  return React.useMemo<GridListViewColDef<ProjectFile>>(
    () => ({
      field: 'listColumn',
      renderCell: ({row, hasFocus}) => (
        <FileCell row={row} hasFocus={hasFocus} onOpen={() => onOpen(row.id)} />
      ),
    }),
    [onOpen],
  );
}

// Rows adapt to their content and to the density.
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = ({densityFactor}: GridRowHeightParams) =>
  60 * densityFactor;
// #endregion

export default function FileBrowser() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(files);
  const nextId = React.useRef(files.length + 1);
  const [openId, setOpenId] = React.useState<GridRowId | null>(null);
  const openFile = rows.find((row) => row.id === openId);
  const listViewColumn = useListViewColumn(setOpenId);

  const openRow = React.useCallback(({id}: GridRowParams) => setOpenId(id), []);

  const slots = React.useMemo(() => {
    const remove = () => {
      const selection = gridRowSelectionManagerSelector(apiRef);
      setRows((prev) => prev.filter((row) => !selection.has(row.id)));
    };
    const upload = () => {
      const id = nextId.current;
      nextId.current += 1;
      setRows((prev) => [{...newFile, id, name: `Lobby ${id}.jpg`}, ...prev]);
      setTimeout(() => {
        setRows((prev) =>
          prev.map((row) => (row.id === id ? {...row, state: 'saved'} : row)),
        );
      }, UPLOAD_MS);
    };
    return {toolbar: () => <FileToolbar onDelete={remove} onUpload={upload} />};
  }, [apiRef]);

  return (
    <Box sx={{height: 600, width: '100%', maxWidth: 400}}>
      <DataGridPremium
        aria-label="Files"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        disableRowSelectionOnClick
        onRowClick={openRow}
        slots={slots}
        showToolbar
      />
      {openFile && (
        <FileDrawer
          key={openFile.id}
          file={openFile}
          onClose={() => setOpenId(null)}
          onSave={(file) => {
            setRows((prev) => prev.map((row) => (row.id === file.id ? file : row)));
            setOpenId(null);
          }}
          onDelete={() => {
            setRows((prev) => prev.filter((row) => row.id !== openFile.id));
            setOpenId(null);
          }}
        />
      )}
    </Box>
  );
}
