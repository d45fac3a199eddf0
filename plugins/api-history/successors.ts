import type {ProductName} from '../../site/products/shared';

/** Successors of one major: by `Owner.name` or by name alone. */
type Successors = Readonly<Record<string, string>>;

/** The same successor for several names. */
const all = (names: string, use: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, use]));

/** Plain renames: `old new` pairs, one a line. */
const renames = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', to = ''] = line.trim().split(/\s+/);
        return [from, `\`${to}\``];
      }),
  );

const NOTHING = 'No replacement.';
const INTERNAL = 'No replacement: it was an internal part.';

const PICKER_SLOTS_V6: Successors = {
  renderInput: '`slotProps.textField`, or `slots.textField` for a component of your own',
  ToolbarComponent: '`slots.toolbar`',
  ...all('toolbarPlaceholder toolbarFormat', '`slotProps.toolbar`'),
  showToolbar: '`slotProps.toolbar.hidden`, which says the opposite',
  toolbarTitle: '`localeText.toolbarTitle`',
  hideTabs: '`slotProps.tabs.hidden`',
  timeIcon: '`slotProps.tabs.timeIcon`',
  dateRangeIcon: '`slotProps.tabs.dateIcon`',
  renderDay: '`slots.day`',
  PopperProps: '`slotProps.popper`',
  TransitionComponent: '`slots.desktopTransition`',
  DialogProps: '`slotProps.dialog`',
  PaperProps: '`slotProps.desktopPaper`',
  TrapFocusProps: '`slotProps.desktopTrapFocus`',
  InputProps: '`slotProps.textField.InputProps`',
  InputAdornmentProps: '`slotProps.inputAdornment`',
  OpenPickerButtonProps: '`slotProps.openPickerButton`',
  getOpenDialogAriaText:
    '`localeText.openDatePickerDialogue` or `localeText.openTimePickerDialogue`',
  ...all(
    'mask disableMaskedInput acceptRegex rifmFormatter',
    'Nothing: the field is edited section by section, without a mask',
  ),
};

const LOCALES = {
  endText: 'end',
  startText: 'start',
  getClockLabelText: 'clockLabelText',
  getHoursClockNumberText: 'hoursClockNumberText',
  getMinutesClockNumberText: 'minutesClockNumberText',
  getSecondsClockNumberText: 'secondsClockNumberText',
  getViewSwitchingButtonText: 'calendarViewSwitchingButtonAriaLabel',
  leftArrowButtonText: 'openPreviousView` or `localeText.previousMonth',
  rightArrowButtonText: 'openNextView` or `localeText.nextMonth',
  cancelText: 'cancelButtonLabel',
  okText: 'okButtonLabel',
  todayText: 'todayButtonLabel',
  clearText: 'clearButtonLabel',
};

/**
 * What takes the place of names that are gone where neither a codemod nor a doc comment of the packages says it, by product
 * and by the major that they are missing from. Markdown.
 */
export const SUCCESSORS: Readonly<Record<ProductName, Readonly<Record<string, Successors>>>> = {
  'data-grid': {
    '6': {
      ...renames(`
        GridSelectionModel GridRowSelectionModel
        GridInputSelectionModel GridInputRowSelectionModel
        onColumnVisibilityChange onColumnVisibilityModelChange
        columnVisibilityChange columnVisibilityModelChange
        cellNavigationKeyDown cellKeyDown
        columnHeaderNavigationKeyDown columnHeaderKeyDown
        gridRowTreeDepthSelector gridRowMaximumTreeDepthSelector
        gridRowsIdToIdLookupSelector gridRowsDataRowIdToIdLookupSelector
        gridRowIdsSelector gridDataRowIdsSelector
        gridVisibleRowsSelector gridExpandedSortedRowIdsSelector
        GridRowGroupingColumnMenuItems GridColumnMenuGroupingItem
        GridRowGroupableColumnMenuItems GridColumnMenuGroupingItem
        GridDensityTypes GridDensity
        GridRowData GridRowModel
        GridCellIdentifier GridCellCoordinates
        GridColumns GridColDef[]
        GridActionsColDef GridColDef
        GridEnrichedColDef GridColDef
        GridApiRef React.MutableRefObject<GridApi>
        GridRowTreeNodeConfig GridTreeNode
        commitCellChange stopCellEditMode
        commitRowChange stopRowEditMode
        setCellMode startCellEditMode
        setRowMode startRowEditMode
      `),
      disableIgnoreModificationsIfProcessingProps:
        'Nothing: this is how the grid behaves. The old way is `apiRef.current.stopCellEditMode({ ignoreModifications: true })`',
      disableExtendRowFullWidth: '`showCellVerticalBorder` and `showColumnVerticalBorder`',
      columnTypes: 'Spread the type into the column: `{ ...priceColumnType, field }`',
      onCellFocusOut: '`slotProps.cell.onBlur`',
      ...all('error onError componentError showError GridErrorHandler', 'A React error boundary'),
      ...all('GridErrorOverlay errorOverlay', 'A React error boundary'),
      onCellEditCommit: '`processRowUpdate`',
      onRowEditCommit: '`processRowUpdate`',
      cellEditCommit: '`processRowUpdate`',
      ...all(
        'editRowsModel onEditRowsModelChange setEditRowsModel getEditRowsModel GridEditRowsModel gridEditRowsStateSelector',
        '`cellModesModel` or `rowModesModel`',
      ),
      ...all(
        'onEditCellPropsChange editCellPropsChange',
        '`preProcessEditCellProps` of the column',
      ),
      ...all(
        'page pageSize initialState.pagination',
        '`paginationModel`, with both numbers in one object',
      ),
      ...all('onPageChange onPageSizeChange', '`onPaginationModelChange`'),
      hide: '`columnVisibilityModel`, as a prop of the grid or in `initialState.columns`',
      gridColumnsSelector:
        '`gridColumnFieldsSelector`, `gridColumnLookupSelector` and `gridColumnVisibilityModelSelector`',
      filterableGridColumnsIdsSelector: 'The keys of `gridFilterableColumnLookupSelector`',
      visibleGridColumnsLengthSelector: 'The length of `gridVisibleColumnDefinitionsSelector`',
      ...all(
        'gridColumnsMetaSelector getColumnsMeta',
        '`gridColumnsTotalWidthSelector` or `gridColumnPositionsSelector`',
      ),
      ...all(
        'gridRowGroupingStateSelector gridFilterStateSelector gridRowsStateSelector gridSortingStateSelector',
        'The selectors of the single values, like `gridSortModelSelector`',
      ),
      ...all(
        'gridTotalHeaderHeightSelector gridDensityRowHeightSelector gridDensityHeaderHeightSelector gridDensityTotalHeaderHeightSelector gridDensityHeaderGroupingMaxDepthSelector',
        NOTHING,
      ),
      ...all('cellFocusIn', '`slotProps.cell.onFocus`'),
      ...all('cellFocusOut', '`slotProps.cell.onBlur`'),
      getValue: '`params.row`, or `apiRef.current.getCellValue()`',
      ...all('GridCellParams.api GridRowParams.api api', '`useGridApiContext()`'),
      updateColumn: '`updateColumns`, which takes a list',
      getVisibleRowModels: '`gridExpandedSortedRowEntriesSelector`',
      columnField: '`field`',
      operatorValue: '`operator`',
      useGridApi: '`apiRef.current`',
      useGridState: '`apiRef.current.state` and `apiRef.current.setState()`',
      ...all(
        'useGridScrollFn getGridColDef MAX_PAGE_SIZE DATA_GRID_DEFAULT_SLOTS_COMPONENTS GridFeatureModeConstant',
        NOTHING,
      ),
      GridStateColDef:
        '`GridColumnsPanelProps` for `searchPredicate`, `GridFilterOperator` for `getApplyFilterFn`',
      ...all('GridValueGetterFullParams GridSortModelParams', NOTHING),
      GridCellValue: '`any`, or the value type of the column',
      getGridSingleSelectQuickFilterFn: 'A `getApplyQuickFilterFn` of your own in the column',
      GridEvents: "The names of the events as strings, like `'rowClick'`",
      ...all('withBorder', '`withBorderColor`'),
      filterFormLinkOperatorInput: '`filterFormLogicOperatorInput`',
      virtualRowsCount: '`visibleRowsCount`',
      ...all(
        'getLogger windowRef footerRef headerRef columnHeadersElementRef columnHeadersContainerElementRef',
        NOTHING,
      ),
      ...all(
        'GridScrollArea GridHeaderPlaceholder GridAutoSizer AutoSizerProps AutoSizerSize GridSelectionApi GridDisableVirtualizationApi GridVirtualScrollerApi GridClipboardApi GridNewEditingApi GridOldEditingApi GridRowsLookup',
        INTERNAL,
      ),
      ...all(
        'GridCellEditCommitParams GridCommitCellChangeParams GridEditCellPropsParams',
        'The parameters of `processRowUpdate` and `preProcessEditCellProps`',
      ),
      GridColumnVisibilityChangeParams: '`GridColumnVisibilityModel`',
      GridEventsStr: '`GridEvents`',
      GridFilterPanelProps: "`GridSlotsComponentsProps['filterPanel']`",
      ...all('editRowsModelChange', '`cellModesModelChange` or `rowModesModelChange`'),
      ...all('pageChange pageSizeChange', '`paginationModelChange`'),
      rowEditCommit: '`processRowUpdate`',
      ...all(
        'GRID_COLUMN_MENU_COMPONENTS GRID_COLUMN_MENU_COMPONENTS_PROPS',
        '`GRID_COLUMN_MENU_SLOTS` and `GRID_COLUMN_MENU_SLOT_PROPS`',
      ),
      setSelectionModel: '`setRowSelectionModel`',
      'GridActionsColDef.valueOptions': '`GridSingleSelectColDef`, which has it',
      GridColumnMenuComponentProps: '`GridColumnMenuProps`',
    },
    '7': {
      ...renames(`
        columnsPanel columnsManagement
        columnsPanelRow columnsManagementRow
        rowBuffer rowBufferPx
        columnBuffer columnBufferPx
        components slots
        componentsProps slotProps
        unstable_headerFilters headerFilters
        GridPinnedColumns GridPinnedColumnFields
        GridPinnedPosition GridPinnedColumnPosition
        GridValueGetterParams GridValueGetter
        GridValueFormatterParams GridValueFormatter
        GridValueSetterParams GridValueSetter
        GridGroupingValueGetterParams GridGroupingValueGetter
        getApplyFilterFnV7 getApplyFilterFn
        getApplyQuickFilterFnV7 getApplyQuickFilterFn
        GetApplyFilterFnV7 GetApplyFilterFn
        GetApplyFilterFnLegacy GetApplyFilterFn
        gridDensityValueSelector gridDensitySelector
        GridRenderedRowsIntervalChangeParams GridRenderContext
        GridNativeColTypes GridColType
        UncapitalizedGridSlotsComponent GridSlotsComponent
        UncapitalizedGridProSlotsComponent GridProSlotsComponent
        UncapitalizedGridPremiumSlotsComponent GridPremiumSlotsComponent
        preferencesPanel panel
      `),
      ...all(
        'rowThreshold columnThreshold',
        'Nothing: `rowBufferPx` and `columnBufferPx` decide alone',
      ),
      ...all('onRowEditCommit rowEditCommit', '`processRowUpdate`'),
      ...all(
        'SUBMIT_FILTER_STROKE_TIME SUBMIT_FILTER_DATE_STROKE_TIME',
        'The prop `filterDebounceMs`',
      ),
      ...all('getOptionValue getOptionLabel', 'The same key in the definition of the column'),
      ...all('disableShowAllButton disableHideAllButton', '`disableShowHideToggle`'),
      'columnHeader--showColumnBorder':
        '`columnHeader--withLeftBorder` and `columnHeader--withRightBorder`',
      cellContent: 'The class `cell`: the wrapper inside is gone',
      ...all(
        'columnHeadersInner columnHeadersInner--scrollable columnHeaderDropZone',
        'Nothing: the headers have no wrapper inside',
      ),
      ...all(
        'pinnedColumnHeaders pinnedColumnHeaders--left pinnedColumnHeaders--right',
        'Nothing: the headers of pinned columns stand in the same row as the others',
      ),
      ...all(
        'pinnedColumns--left pinnedColumns--right',
        '`cell--pinnedLeft` and `cell--pinnedRight`',
      ),
      'cell--withRenderer': NOTHING,
      hover: 'The CSS pseudo-class `:hover`',
      ...all('GridRootContainerRef GridVirtualizationPrivateApi', INTERNAL),
      ...all('GridPreferencesPanel PreferencesPanelPropsOverrides', 'The slot `panel`'),
      ...all('multiFilterOperator columnGroupHeader', NOTHING),
      useResizeObserver: INTERNAL,
    },
    '8': {
      ...renames(`
        GridInputRowSelectionModel GridRowSelectionModel
        GridListColDef GridListViewColDef
        useGridApiEventHandler useGridEvent
        useGridApiOptionHandler useGridEventPriority
        selectedIdsLookupSelector gridRowSelectionManagerSelector
        unstable_rowSpanning rowSpanning
        unstable_dataSource dataSource
      `),
      LicenseInfo: '`LicenseInfo` from `@mui/x-license`',
      ...all('rowPositionsDebounceMs indeterminateCheckboxAction', 'Nothing: take the prop out'),
      resetPageOnSortFilter: 'Nothing: the grid always goes back to the first page',
      resize: NOTHING,
      forceUpdate: 'Selectors with `useGridSelector()`, which follow the state',
      GridOverlays: 'Nothing: replace the slots of the overlays',
      GridSaveAltIcon: '`GridDownloadIcon`, or `SaveAlt` from `@mui/icons-material`',
      sanitizeFilterItemValue: NOTHING,
      gridRowsDataRowIdToIdLookupSelector:
        '`gridRowIdSelector(apiRef, gridRowsLookupSelector(apiRef)[id])`',
      GridSortItem: '`GridSortModel[number]`',
      createUseGridApiEventHandler: '`useGridEvent()`',
      gridDetailPanelExpandedRowsHeightCacheSelector: NOTHING,
      ...all(
        'baseFormControl baseInputLabel baseInputAdornment BaseFormControlPropsOverrides BaseInputLabelPropsOverrides BaseInputAdornmentPropsOverrides',
        '`baseTextField`, `baseSelect` or `baseInput`, which bring label and adornments',
      ),
      ...all('detailPanels pinnedColumns pinnedRowsRenderZone', NOTHING),
      'main--hasSkeletonLoadingOverlay': '`main--hiddenContent`',
      ...all('@mui/x-data-grid/joy unstable_joySlots', 'Base slots of your own'),
      ...all(
        'GridToolbarQuickFilter.formHelperText GridToolbarQuickFilter.htmlInput GridToolbarQuickFilter.input GridToolbarQuickFilter.inputLabel GridToolbarQuickFilter.root GridToolbarQuickFilter.select',
        'The slots of `baseTextField`',
      ),
    },
  },
  'date-pickers': {
    '6': {
      ...PICKER_SLOTS_V6,
      ...Object.fromEntries(
        Object.entries(LOCALES).map(([from, to]) => [from, `\`localeText.${to}\``]),
      ),
      ...renames(`
        inputFormat format
        DayPickerClasses DayCalendarClasses
        DayPickerClassKey DayCalendarClassKey
        CalendarPickerView DateView
        ClockPickerView TimeView
        LeftArrowButton PreviousIconButton
        RightArrowButton NextIconButton
      `),
      'LocalizationProvider.locale': '`adapterLocale`',
      date: '`value`',
      ...all('modeMobile modeDesktop', 'A media query around `root`'),
      PaperContent: '`slots.layout`',
      ...all(
        'addPositionPropertiesToSections createDateStrFromSections splitFormatIntoSections useField FieldValueManager UseFieldInternalProps UseFieldParams UseFieldResponse @mui/x-date-pickers/internals-fields',
        INTERNAL,
      ),
      children: '`slots.layout`',
      ignoreInvalidInputs: 'Nothing: the value changes with every section that is filled',
      ...all(
        'closeOnSelect disableOpenPicker inputRef label',
        'Nothing: a static picker has no field and does not close',
      ),
      ...all(
        'onViewChange shouldDisableMonth shouldDisableYear',
        'Nothing: a range is chosen in the calendar of days',
      ),
      calendars: 'Nothing: a phone shows one calendar',
      'DateTimePickerTabs.onChange': '`onViewChange`',
      onFocusedDayChange: '`onYearFocus`',
      currentlySelectingRangeEnd: '`rangePosition`',
      setCurrentlySelectingRangeEnd: '`onRangePositionChange`',
      openView: '`view`',
      PickerStaticWrapper: '`PickersLayout`',
      'DatePickerToolbar.onChange': '`onViewChange`',
      ...all(
        'dateRangePickerInputClasses DateRangePickerInputClasses DateRangePickerInputClassKey dateRangePickerViewDesktopClasses DateRangePickerViewDesktopClasses DateRangePickerViewDesktopClassKey getDateRangePickerInputUtilityClass getDateRangePickerViewDesktopUtilityClass',
        INTERNAL,
      ),
    },
    '7': {
      ...renames(`
        components slots
        componentsProps slotProps
        dayPickerClasses dayCalendarClasses
      `),
      shouldDisableClock: '`shouldDisableTime`, which gets a date object instead of a number',
      LicenseInfo: '`LicenseInfo` from `@mui/x-license`',
      ...all(
        'formHelperText htmlInput input inputLabel root select',
        'The slots of `slotProps.textField`',
      ),
      ...all(
        'renderDesktopDateTimeView DateTimeViewRendererProps @mui/x-date-pickers/dateTimeViewRenderers',
        '`renderDateViewCalendar` and `renderMultiSectionDigitalClockTimeView`',
      ),
      dateTimeViewRenderers:
        '`renderDateViewCalendar`, `renderTimeViewClock`, `renderDigitalClockTimeView` and `renderMultiSectionDigitalClockTimeView`',
      DEFAULT_LOCALE: '`enUS` from `@mui/x-date-pickers/locales`',
      ...all(
        'UseDateFieldDefaultizedProps UseTimeFieldDefaultizedProps UseDateTimeFieldDefaultizedProps UseSingleInputDateRangeFieldComponentProps UseSingleInputTimeRangeFieldComponentProps UseSingleInputDateTimeRangeFieldComponentProps',
        INTERNAL,
      ),
      AdapterUnits: 'The units of your date library',
    },
    '8': {
      ...renames(`
        usePickersTranslations usePickerTranslations
        usePickersContext usePickerContext
        FieldValueType PickerValueType
        RangeFieldSection FieldRangeSection
        PickerShortcutChangeImportance PickerChangeImportance
      `),
      ...all(
        'unstable_useMultiInputDateRangeField',
        '`unstable_useMultiInputRangeField()` with `useDateRangeManager()`',
      ),
      unstable_useMultiInputTimeRangeField:
        '`unstable_useMultiInputRangeField()` with `useTimeRangeManager()`',
      unstable_useMultiInputDateTimeRangeField:
        '`unstable_useMultiInputRangeField()` with `useDateTimeRangeManager()`',
      useClearableField:
        'The props `clearable` and `onClear` of the field: render the button where `clearable` is set',
      NonEmptyDateRange: 'A tuple of the date type of your library, like `[Dayjs, Dayjs]`',
      LicenseInfo: '`LicenseInfo` from `@mui/x-license`',
      ...all(
        'UseDateFieldComponentProps',
        '`Omit<TChildProps, keyof UseDateFieldProps<…>> & UseDateFieldProps<…>`',
      ),
      UseTimeFieldComponentProps:
        '`Omit<TChildProps, keyof UseTimeFieldProps<…>> & UseTimeFieldProps<…>`',
      UseDateTimeFieldComponentProps:
        '`Omit<TChildProps, keyof UseDateTimeFieldProps<…>> & UseDateTimeFieldProps<…>`',
      UseDateRangeFieldProps: "`Omit<DateRangeManagerFieldInternalProps<…>, 'unstableFieldRef'>`",
      UseMultiInputDateRangeFieldProps:
        '`DateRangeManagerFieldInternalProps<…> & MultiInputFieldRefs`',
      UseMultiInputTimeRangeFieldProps:
        '`TimeRangeManagerFieldInternalProps<…> & MultiInputFieldRefs`',
      UseMultiInputDateTimeRangeFieldProps:
        '`DateTimeRangeManagerFieldInternalProps<…> & MultiInputFieldRefs`',
      ...all(
        'UseMultiInputDateRangeFieldComponentProps UseMultiInputTimeRangeFieldComponentProps UseMultiInputDateTimeRangeFieldComponentProps',
        'The props of the manager and of the field, joined with `Omit`',
      ),
      MultiInputRangeFieldClasses:
        '`MultiInputDateRangeFieldClasses`, `MultiInputTimeRangeFieldClasses` or `MultiInputDateTimeRangeFieldClasses`',
      MultiInputRangeFieldClassKey:
        '`MultiInputDateRangeFieldClassKey`, `MultiInputTimeRangeFieldClassKey` or `MultiInputDateTimeRangeFieldClassKey`',
      BaseSingleInputFieldProps:
        '`DatePickerFieldProps`, `TimePickerFieldProps`, `DateTimePickerFieldProps`, `DateRangePickerFieldProps` or `DateTimeRangePickerFieldProps`',
      BaseMultiInputFieldProps:
        "`Omit<DateRangePickerFieldProps, 'unstableFieldRef' | 'clearable' | 'onClear'> & MultiInputFieldRefs`",
      BasePickersTextFieldProps: '`BaseSingleInputPickersTextFieldProps<true>`',
      ExportedUseClearableFieldProps:
        '`{ clearable?: boolean; onClear?: React.MouseEventHandler }`',
      UseClearableFieldSlots: 'The elements `clearIcon` and `clearButton`',
      UseClearableFieldSlotProps: 'The props of `clearIcon` and `clearButton`',
      UseClearableFieldResponse: "`Omit<T, 'clearable' | 'onClear' | 'slots' | 'slotProps'>`",
      ...Object.fromEntries(
        ['Month', 'Year'].flatMap((unit) => [
          [`pickers${unit}Classes`, `\`${unit.toLowerCase()}CalendarClasses\``],
          [`Pickers${unit}Classes`, `\`${unit}CalendarClasses\``],
          [`Pickers${unit}ClassKey`, `\`${unit}CalendarClassKey\``],
          [`ExportedPickers${unit}Props`, `\`${unit}CalendarProps\``],
        ]),
      ),
      fieldRoot: 'The slot `root` of the field with two inputs, through `slotProps.field`',
      fieldSeparator:
        'The slot `separator` of the field with two inputs, through `slotProps.field`',
      ...all('view views', 'The same name in `usePickerContext()`'),
      onViewChange: '`setView` of `usePickerContext()`',
      rangePosition: '`rangePosition` of `usePickerRangePositionContext()`',
      onRangePositionChange: '`setRangePosition` of `usePickerRangePositionContext()`',
      ...renames(`
        @mui/x-date-pickers/AdapterDateFnsV3 @mui/x-date-pickers/AdapterDateFns
        @mui/x-date-pickers/AdapterDateFnsJalaliV3 @mui/x-date-pickers/AdapterDateFnsJalali
        @mui/x-date-pickers-pro/AdapterDateFnsV3 @mui/x-date-pickers-pro/AdapterDateFns
        @mui/x-date-pickers-pro/AdapterDateFnsJalaliV3 @mui/x-date-pickers-pro/AdapterDateFnsJalali
        BaseMultiInputPickersTextFieldProps MultiInputFieldSlotTextFieldProps
      `),
      ...all('value disabled readOnly', 'The same name in `usePickerContext()`'),
      toolbarVariant: '`variant` of `usePickerContext()`',
      ...all('onAccept onDismiss', '`acceptValueChanges` of `usePickerActionsContext()`'),
      onCancel: '`cancelValueChanges` of `usePickerActionsContext()`',
      onClear: '`clearValue` of `usePickerActionsContext()`',
      onSetToday: '`setValueToToday` of `usePickerActionsContext()`',
      ...all('onOpen onClose', '`setOpen` of `usePickerActionsContext()`'),
      ...all('onChange onSelectShortcut', '`setValue` of `usePickerActionsContext()`'),
      isValid: '`useIsValidValue()`',
      orientation: '`orientation` of `usePickerContext()`',
      wrapperVariant: '`variant` of `usePickerContext()`',
      ...all('isRtl', '`useRtl()` from `@mui/system/RtlProvider`'),
      isLandscape: '`usePickerContext().orientation`',
      MuiPickersPopper: '`MuiPickerPopper`',
    },
  },
  charts: {
    '7': {
      ...renames(`
        ContinuouseScaleName ContinuousScaleName
        onClick onItemClick
      `),
      ...all(
        'CartesianContextProvider DrawingProvider ChartsLegendRoot ChartsLegendRootOwnerState',
        INTERNAL,
      ),
      ...all('AnchorPosition AnchorX AnchorY Direction', INTERNAL),
      highlightScope: '`highlightScope` of the series',
      ...all(
        'MarkElement.x MarkElement.y',
        'Nothing to change: it is taken as an attribute of SVG',
      ),
      'AxisConfig.axisId': '`id`',
    },
    '8': {
      ...renames(`
        xAxisKey xAxisId
        yAxisKey yAxisId
        zAxisKey zAxisId
        highlighted highlight
        faded fade
        LegendPosition Position
        ResponsiveChartContainer ChartContainer
        ResponsiveChartContainerProps ChartContainerProps
        ResponsiveChartContainerPro ChartContainerPro
        ResponsiveChartContainerProProps ChartContainerProProps
        blueberryTwilightPaletteDark blueberryTwilightPalette
      `),
      legend: '`slotProps.legend`, or `hideLegend` to hide it',
      tooltip: "`slotProps.tooltip`, like `slotProps={{ tooltip: { trigger: 'axis' } }}`",
      ...all('popper axisContent itemContent', 'The slot `tooltip`'),
      getSeriesToDisplay: '`useLegend()`',
      ...all(
        'DefaultChartsLegend LegendRendererProps ChartsLegendPropsBase',
        '`useLegend()`, with a legend of your own',
      ),
      ...all(
        'itemGap itemMarkWidth itemMarkHeight markGap labelStyle padding',
        'CSS for the classes of the legend',
      ),
      ...all(
        'ChartsLegend.position PiecewiseColorLegend.position ContinuousColorLegend.position',
        '`slotProps.legend.position` of the chart, or CSS',
      ),
      ...all('ChartsLegend.hidden PiecewiseColorLegend.hidden', '`hideLegend` of the chart'),
      'ChartsLegend.row': '`horizontal`',
      'ChartsLegend.column': '`vertical`',
      itemBackground: '`item`',
      ...all('getLegendUtilityClass ChartsLegendClassKey', '`legendClasses`'),
      ...all('hideFirst hideLast', '`labelFormatter`, which may return `null`'),
      ...all(
        'DefaultChartsAxisTooltipContent ChartsAxisContentProps',
        '`ChartsAxisTooltipContent`, or `useAxesTooltip()` for content of your own',
      ),
      ...all(
        'DefaultChartsItemTooltipContent ChartsItemContentProps',
        '`ChartsItemTooltipContent`, or `useItemTooltip()` for content of your own',
      ),
      ChartsTooltipMark: '`ChartsLabelMark`',
      PopperProps: '`ChartsTooltipContainerProps`',
      DefaultHeatmapTooltip: '`HeatmapTooltip` and `HeatmapTooltipContent`',
      markCell: '`markContainer`',
      ...all(
        'ChartsOnAxisClickHandler ChartsOnAxisClickHandlerProps',
        '`onAxisClick` of the container',
      ),
      ...all(
        'topAxis rightAxis bottomAxis leftAxis',
        '`position` in the configuration of the axis',
      ),
      'ChartsXAxis.position': '`position` in `xAxis` of the container',
      'ChartsYAxis.position': '`position` in `yAxis` of the container',
      ...all(
        'ChartsXAxis.fill ChartsXAxis.stroke ChartsYAxis.fill ChartsYAxis.stroke',
        '`sx`, or CSS for the classes of the axis',
      ),
      labelFontSize: '`labelStyle={{ fontSize }}`',
      tickFontSize: '`tickLabelStyle={{ fontSize }}`',
      resolveSizeBeforeRender: 'Nothing: take the prop out',
      ...all(
        'experimentalMarkRendering experimentalRendering',
        '`shape` of the series, for marks other than circles',
      ),
      ...Object.fromEntries(
        ['Bar', 'Heatmap', 'Line', 'Pie', 'Scatter'].map((type) => [
          `unstable_use${type}Series`,
          `\`use${type}SeriesContext()\`, which returns the same; \`use${type}Series()\` returns the series alone`,
        ]),
      ),
      useHighlighted: '`useItemHighlighted()` or `useItemHighlightedGetter()`',
      ...all(
        'HighlightedProvider HighlightedProviderProps HighlightedContext HighlightedState ItemHighlightedState',
        '`useItemHighlighted()` and `highlightedItem` of the container',
      ),
      'SparkLineChart.colors': '`color`',
      zoom: '`zoomData`, or `initialZoom` where the chart keeps it',
      ...all(
        'useZoom ZoomProps ZoomSetup ZoomState',
        '`apiRef`, `zoomData` and `useIsZoomInteracting()`',
      ),
      ...all(
        'ChartsVoronoiHandler ChartsVoronoiHandlerProps',
        '`voronoiMaxRadius` and `disableVoronoi` of the chart',
      ),
      ...all(
        'ZAxisContextProvider ZAxisContextProviderProps',
        '`zAxis` of the chart or of `ChartDataProvider`',
      ),
      ...all('BarElementPath LineElementPath AreaElementPath', INTERNAL),
      ...all('LayoutConfig CardinalDirections', NOTHING),
      ...all('viewport viewBox', 'Nothing: take the prop out'),
      'PiecewiseColorLegend.row': '`horizontal`',
      'PiecewiseColorLegend.column': '`vertical`',
      'PiecewiseColorLegend.series': 'The class `item`',
      '@mui/x-charts/ChartsOnAxisClickHandler': '`onAxisClick` of the container',
      '@mui/x-charts/ChartsVoronoiHandler': '`voronoiMaxRadius` and `disableVoronoi` of the chart',
      ...all(
        'ChartsAxisTooltipContent.axisData ChartsAxisTooltipContent.content ChartsAxisTooltipContent.contentProps',
        '`useAxesTooltip()`',
      ),
      ...all(
        'ChartsItemTooltipContent.itemData ChartsItemTooltipContent.content ChartsItemTooltipContent.contentProps',
        '`useItemTooltip()`',
      ),
      ...all('ChartsSurface.width ChartsSurface.height', '`width` and `height` of the container'),
      'ContinuousColorLegend.align': '`labelPosition`',
      'ContinuousColorLegend.spacing': 'CSS for the classes of the legend',
      'ContinuousColorLegend.length': 'CSS: the legend takes the size of its place',
      'ContinuousColorLegend.id': '`gradientId`',
      'ContinuousColorLegend.scaleType': 'The scale of the axis that the legend is of',
      ...all('Heatmap.children RadarChart.children', 'A composition of the parts of the chart'),
      'Scatter.markerSize': '`markerSize` of the series',
      ...all(
        'PieChart.axisLabel PieChart.axisLine PieChart.axisTick PieChart.axisTickLabel',
        'A composition, where a pie needs axes',
      ),
      ...all('AxisConfig.fill AxisConfig.stroke', '`sx`, or CSS for the classes of the axis'),
      ...all('FunnelChart.initialZoom FunnelChart.zoomData', 'Nothing: a funnel cannot be zoomed'),
      'FunnelPlot.gap': '`gap` of the chart',
      ChartsToolbarZoomInButton: '`ChartsToolbarZoomInTrigger`',
      ChartsToolbarZoomOutButton: '`ChartsToolbarZoomOutTrigger`',
      disableAxisListener: 'Nothing on this component: set it on the container',
      'PieChart.axisHighlight': 'A composition, where a pie needs axes',
      'PieChart.xAxis': 'A composition, where a pie needs axes',
      'PieChart.yAxis': 'A composition, where a pie needs axes',
    },
  },
  'tree-view': {
    '7': {
      ...renames(`
        nodeId itemId
        onNodeToggle onExpandedItemsChange
        expanded expandedItems
        defaultExpanded defaultExpandedItems
        onNodeSelect onSelectedItemsChange
        selected selectedItems
        defaultSelected defaultSelectedItems
        onNodeFocus onItemFocus
        group groupTransition
      `),
      ...all('defaultExpandIcon expandIcon', '`slots.expandIcon`, which takes a component'),
      ...all('defaultCollapseIcon collapseIcon', '`slots.collapseIcon`, which takes a component'),
      ...all('defaultEndIcon endIcon', '`slots.endIcon`, which takes a component'),
      ...all('defaultParentIcon parentIcon', '`slots.collapseIcon` and `slots.expandIcon`'),
      'TreeItem.icon': '`slots.icon`, which takes a component',
      TransitionComponent: '`slots.groupTransition`',
      TransitionProps: '`slotProps.groupTransition`',
      TreeViewPropsBase: '`SimpleTreeViewProps`',
    },
    '8': {
      ...renames(`
        TreeViewSlots SimpleTreeViewSlots
        TreeViewSlotProps SimpleTreeViewSlotProps
        SingleSelectTreeViewProps SimpleTreeViewProps<false>
        MultiSelectTreeViewProps SimpleTreeViewProps<true>
        unstable_useTreeItem2 useTreeItem
        selectItem setItemSelection
      `),
      ...all(
        'ContentComponent ContentProps',
        '`slots` and `slotProps`, or the hook `useTreeItem()`',
      ),
      ...all(
        'TreeItemContentProps TreeItemContentClassKey',
        '`TreeItemSlots` and `TreeItemSlotProps`',
      ),
      ...all(
        'useTreeItemState UseTreeItemContentSlotOwnProps2',
        '`useTreeItem()` and `useTreeItemUtils()`',
      ),
      ...all('RichTreeViewPluginSlots RichTreeViewPluginSlotProps', INTERNAL),
      experimentalFeatures: 'Nothing: what it switched on is there',
    },
  },
};
