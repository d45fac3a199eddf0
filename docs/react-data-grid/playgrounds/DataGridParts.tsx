import * as React from 'react';
import {
  DataGridPremium,
  GridActionsCellItem,
  GridCellModes,
  GridRowModes,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  GridSidebarValue,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {columns, sales, type Sale} from '../data/sales';

type Props = Partial<DataGridPremiumProps<Sale>>;

interface State {
  parts: RegExp;
  props?: Props;
  /** Runs once the grid has mounted. */
  act?: (api: GridApiPremium, root: HTMLElement) => void;
}

/** Columns of the types and alignments that have classes. */
const typedColumns: GridColDef<Sale>[] = [
  {field: 'product', headerName: 'Product', editable: true},
  {
    field: 'web',
    headerName: 'Web',
    type: 'boolean',
    editable: true,
    valueGetter: (_value, row) => row.channel === 'Web',
    valueSetter: (value, row) => ({...row, channel: value ? 'Web' : 'Store'}),
  },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
  },
  {field: 'region', headerName: 'Region', headerAlign: 'left'},
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: () => [<GridActionsCellItem key="copy" label="Copy" showInMenu />],
  },
];

const pinned: Props = {
  initialState: {pinnedColumns: {left: ['region'], right: ['revenue']}},
  showCellVerticalBorder: true,
  showColumnVerticalBorder: true,
};

const aggregation: Props = {
  columns: columns.map((column) =>
    column.field === 'channel'
      ? {...column, headerAlign: 'center'}
      : column.field === 'product'
        ? {...column, headerAlign: 'left'}
        : column,
  ),
  initialState: {
    aggregation: {model: {product: 'size', channel: 'size', revenue: 'sum'}},
  },
};

const pivot: Props = {
  showToolbar: true,
  initialState: {
    sidebar: {open: true, value: GridSidebarValue.Pivot},
    pivoting: {
      enabled: true,
      model: {
        rows: [{field: 'region'}],
        columns: [{field: 'quarter', sort: 'asc'}],
        values: [{field: 'revenue', aggFunc: 'sum'}],
      },
    },
  },
};

const assistant: Props = {
  aiAssistant: true,
  showToolbar: true,
  slots: {aiAssistantPanel: GridAiAssistantPanel},
  initialState: {
    preferencePanel: {
      open: true,
      openedPanelValue: GridPreferencePanelsValue.aiAssistant,
    },
  },
  onPrompt: () => Promise.reject(new Error('The example has no service')),
};

/** Drags the first element that a selector matches over the second one. */
const drag =
  (selector: string, ...types: string[]): NonNullable<State['act']> =>
  (_api, root) => {
    const [from, to] = root.querySelectorAll(selector);
    types.forEach((type, index) => {
      // The grid needs a render after each event.
      setTimeout(() => {
        const target = index < types.length - 1 ? from : to;
        const {left = 0, bottom = 0} = target?.getBoundingClientRect() ?? {};
        target?.dispatchEvent(
          new DragEvent(type, {
            bubbles: true,
            cancelable: true,
            dataTransfer: new DataTransfer(),
            clientX: left + 5,
            clientY: bottom - 5,
          }),
        );
      }, index * 100);
    });
  };

/** The first state that matches a part shows it. */
const states: State[] = [
  {
    parts: /^aggregationRowOverlay/,
    props: {
      ...aggregation,
      loading: true,
      slotProps: {loadingOverlay: {variant: 'skeleton', noRowsVariant: 'skeleton'}},
    },
  },
  {parts: /^(aggregation|footerCell)/, props: aggregation},
  {
    parts: /^(aiAssistantPanel(Empty|Sugg))/,
    props: {...assistant, aiAssistantSuggestions: [{value: 'Sales by region'}]},
  },
  {
    parts: /^(aiAssistant|prompt)/,
    props: {
      ...assistant,
      initialState: {
        ...assistant.initialState,
        aiAssistant: {
          activeConversationIndex: 0,
          conversations: [
            {
              title: 'Sales',
              prompts: [
                {
                  value: 'Sort by revenue',
                  createdAt: new Date(2025, 5, 17),
                  variant: 'success',
                  response: {
                    conversationId: 'sales',
                    select: -1,
                    filters: [],
                    aggregation: {},
                    sorting: [{column: 'revenue', direction: 'desc'}],
                    grouping: [],
                    pivoting: {},
                  },
                },
                {
                  value: 'Draw a map',
                  createdAt: new Date(2025, 5, 17),
                  variant: 'error',
                  helperText: 'Could not process the prompt',
                },
              ],
            },
          ],
        },
      },
    },
  },
  {
    parts: /filledGroup/,
    props: {
      columnGroupingModel: [
        {groupId: 'sale', headerName: 'Sale', children: [{field: columns[0]!.field}]},
      ],
    },
  },
  {parts: /^autoHeight/, props: {autoHeight: true, rows: sales.slice(0, 5)}},
  {
    parts: /^(actionsCell|booleanCell|cell--flex|cell--textCenter|columnHeader--align)/,
    props: {columns: typedColumns},
  },
  {
    parts: /^(cell--editing|edit)/,
    props: {
      columns: typedColumns,
      cellModesModel: {
        1: {product: {mode: GridCellModes.Edit}},
        2: {web: {mode: GridCellModes.Edit}},
      },
    },
  },
  {
    parts: /^row--edit/,
    props: {
      columns: typedColumns,
      editMode: 'row',
      rowModesModel: {1: {mode: GridRowModes.Edit}},
    },
  },
  {
    parts: /pinned(Left|Right)|hasPinned|with\w*Border|sideLeft/i,
    props: pinned,
  },
  {
    parts: /^pinnedRows/,
    props: {
      pinnedRows: {top: [{...sales[0]!, id: 101}], bottom: [{...sales[1]!, id: 102}]},
    },
  },
  {
    parts: /^cell--(range|selection)/,
    props: {
      cellSelection: true,
      initialState: {
        cellSelection: {
          2: {product: true, channel: true},
          3: {product: true, channel: true},
        },
      },
    },
  },
  {
    parts: /checkbox|^selectedRowCount/i,
    props: {
      checkboxSelection: true,
      rowSelectionModel: {type: 'include', ids: new Set([1, 2])},
    },
  },
  {
    parts: /^pivotPanelPlaceholder/,
    props: {
      ...pivot,
      initialState: {
        ...pivot.initialState,
        pivoting: {enabled: true, model: {rows: [], columns: [], values: []}},
      },
    },
  },
  {parts: /^(pivotPanel|collapsible|sidebar|withSidePanel)/, props: pivot},
  {
    parts: /^(columnHeader--filter$|columnHeaderFilterI|headerFilterRow)/,
    props: {headerFilters: true},
  },
  {
    parts: /^columnHeaderFilterOperatorLabel/,
    props: {
      headerFilters: true,
      initialState: {
        filter: {
          filterModel: {items: [{id: 1, field: 'product', operator: 'isNotEmpty'}]},
        },
      },
    },
  },
  {
    parts: /^(columnHeader--(filtered|sorted)|filterIcon|sort)/,
    props: {
      initialState: {
        sorting: {sortModel: [{field: 'region', sort: 'asc'}]},
        filter: {
          filterModel: {
            items: [{id: 1, field: 'product', operator: 'contains', value: 'e'}],
          },
        },
      },
    },
  },
  {
    parts: /^(columnsManagement)/,
    props: {
      showToolbar: true,
      initialState: {
        preferencePanel: {
          open: true,
          openedPanelValue: GridPreferencePanelsValue.columns,
        },
      },
    },
  },
  {
    parts: /^(filterForm|panel|paper)/,
    props: {
      showToolbar: true,
      initialState: {
        preferencePanel: {
          open: true,
          openedPanelValue: GridPreferencePanelsValue.filters,
        },
        filter: {
          filterModel: {
            items: [
              {id: 1, field: 'product', operator: 'contains', value: 'e'},
              {id: 2, field: 'region', operator: 'equals', value: 'East'},
            ],
          },
        },
      },
    },
  },
  {
    parts: /detailPanel/i,
    props: {
      getDetailPanelContent: ({row}) => `${row.units} units of ${row.product}`,
      getDetailPanelHeight: () => 48,
    },
    act: (api) => api.setExpandedDetailPanels(new Set([1])),
  },
  {
    parts: /^grouping/,
    props: {
      defaultGroupingExpansionDepth: 1,
      initialState: {rowGrouping: {model: ['region']}},
    },
  },
  {
    parts: /^treeData/,
    props: {
      treeData: true,
      getTreeDataPath: ({region, id}) => [region, `Sale ${id}`],
      defaultGroupingExpansionDepth: 1,
    },
  },
  {parts: /^menu/, act: (api) => api.showColumnMenu('region')},
  {parts: /^overlay/, props: {rows: []}},
  {parts: /^row--dynamicHeight/, props: {getRowHeight: () => 'auto'}},
  {
    parts: /^(row--lastVisible|rowCount)/,
    props: {rows: sales.slice(0, 4)},
  },
  {
    parts: /^toolbar(Container|FilterList)/,
    props: {
      showToolbar: true,
      slots: {
        toolbar: () => (
          <GridToolbarContainer>
            <GridToolbarFilterButton />
            <GridToolbarQuickFilter />
          </GridToolbarContainer>
        ),
      },
      initialState: {
        filter: {
          filterModel: {
            items: [{id: 1, field: 'product', operator: 'contains', value: 'e'}],
          },
        },
      },
    },
    act: (_api, root) =>
      root
        .querySelector('.MuiDataGrid-toolbarContainer button')
        ?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})),
  },
  {parts: /^toolbar/, props: {showToolbar: true}},
  {
    parts: /^(columnHeader--(dragging|moving)|scrollArea(--(left|right))?$)/,
    props: {columns: columns.map((column) => ({...column, width: 300}))},
    act: (api, root) => {
      api.scroll({left: 200});
      drag(
        '.MuiDataGrid-columnHeaderDraggableContainer',
        'dragstart',
        'dragenter',
      )(api, root);
    },
  },
  {
    parts: /^(row--(beingD|d)rag|row--drop|scrollArea--|root--disableUserSelection)/,
    props: {rowReordering: true},
    act: (api, root) => {
      api.scroll({top: 100});
      drag(
        '.MuiDataGrid-rowReorderCell',
        'mousedown',
        'dragstart',
        'dragover',
      )(api, root);
    },
  },
  {parts: /^rowReorder/, props: {rowReordering: true}},
  {
    parts: /^columnSeparator--resizing/,
    act: (_api, root) =>
      root
        .querySelector('.MuiDataGrid-columnSeparator--resizable')
        ?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, button: 0})),
  },
];

/** Shows the part of the grid with a class. */
export default function DataGridParts({part = ''}: {part?: string}) {
  const apiRef = useGridApiRef();
  const root = React.useRef<HTMLDivElement>(null);
  const name = part.replace('MuiDataGrid-', '');
  const {props, act} = states.find(({parts}) => parts.test(name)) ?? {};

  React.useEffect(() => {
    const timer = setTimeout(() => act?.(apiRef.current!, root.current!), 300);
    return () => clearTimeout(timer);
  }, [act, apiRef]);

  const names = Object.entries(props ?? {}).flatMap(([prop, value]) =>
    prop === 'initialState'
      ? Object.keys(value as object).map((key) => `${prop}.${key}`)
      : prop,
  );

  return (
    <div ref={root} style={{height: 400}} data-part-props={names.join(', ')}>
      <DataGridPremium
        key={name}
        apiRef={apiRef}
        label="Sales"
        rows={sales}
        columns={columns as GridColDef<Sale>[]}
        {...props}
      />
    </div>
  );
}
