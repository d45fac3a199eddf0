/**
 * The components that support theming, without their `Mui` prefix, by the package that adds them to
 * the theme's types.
 */
export const COMPONENTS: Readonly<Record<string, string>> = {
  '@mui/material':
    'Accordion AccordionActions AccordionDetails AccordionSummary Alert AlertTitle AppBar Autocomplete Avatar AvatarGroup Backdrop Badge BottomNavigation BottomNavigationAction Breadcrumbs Button ButtonBase ButtonGroup Card CardActionArea CardActions CardContent CardHeader CardMedia Checkbox Chip CircularProgress Collapse Container CssBaseline Dialog DialogActions DialogContent DialogContentText DialogTitle Divider Drawer Fab FilledInput FormControl FormControlLabel FormGroup FormHelperText FormLabel Grid GridLegacy Icon IconButton ImageList ImageListItem ImageListItemBar Input InputAdornment InputBase InputLabel LinearProgress Link List ListItem ListItemAvatar ListItemButton ListItemIcon ListItemSecondaryAction ListItemText ListSubheader Menu MenuItem MenuList MobileStepper Modal NativeSelect OutlinedInput Pagination PaginationItem Paper Popover Popper Radio RadioGroup Rating ScopedCssBaseline Select Skeleton Slider Snackbar SnackbarContent SpeedDial SpeedDialAction SpeedDialIcon Stack Step StepButton StepConnector StepContent StepIcon StepLabel Stepper SvgIcon SwipeableDrawer Switch Tab Table TableBody TableCell TableContainer TableFooter TableHead TablePagination TablePaginationActions TableRow TableSortLabel Tabs TextField ToggleButton ToggleButtonGroup Toolbar Tooltip TouchRipple Typography UseMediaQuery',
  '@mui/x-data-grid': 'DataGrid',
  '@mui/x-charts':
    'BarChart BarLabel ChartDataProvider ChartsGrid ChartsLegend ChartsLocalizationProvider ChartsSurface ChartsTooltip ChartsXAxis ChartsYAxis LineChart PieChart ScatterChart',
  '@mui/x-charts-pro': 'BarChartPro Heatmap LineChartPro ScatterChartPro',
  '@mui/x-date-pickers':
    'Clock ClockNumber ClockPointer DateCalendar DateField DatePicker DatePickerToolbar DateTimeField DateTimePicker DateTimePickerTabs DateTimePickerToolbar DayCalendar DayCalendarSkeleton DesktopDatePicker DesktopDateTimePicker DesktopTimePicker DigitalClock LocalizationProvider MobileDatePicker MobileDateTimePicker MobileTimePicker MonthCalendar MultiSectionDigitalClock MultiSectionDigitalClockSection PickerDay2 PickerPopper PickersArrowSwitcher PickersCalendarHeader PickersDay PickersFadeTransitionGroup PickersFilledInput PickersInput PickersInputBase PickersLayout PickersOutlinedInput PickersSectionList PickersSlideTransition PickersTextField PickersToolbar PickersToolbarButton PickersToolbarText StaticDatePicker StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker TimePickerToolbar YearCalendar',
  '@mui/x-date-pickers-pro':
    'DateRangeCalendar DateRangePicker DateRangePickerDay DateRangePickerDay2 DateRangePickerToolbar DateTimeRangePicker DateTimeRangePickerTabs DateTimeRangePickerToolbar DesktopDateRangePicker DesktopDateTimeRangePicker MobileDateRangePicker MobileDateTimeRangePicker MultiInputDateRangeField MultiInputDateTimeRangeField MultiInputTimeRangeField PickersRangeCalendarHeader SingleInputDateRangeField SingleInputDateTimeRangeField SingleInputTimeRangeField StaticDateRangePicker',
  '@mui/x-tree-view': 'RichTreeView SimpleTreeView TreeItem',
  '@mui/x-tree-view-pro': 'RichTreeViewPro',
};

const packages = new Map<string, string>(
  Object.entries(COMPONENTS).flatMap(([name, components]) =>
    components.split(' ').map((component) => [`Mui${component}`, name] as const),
  ),
);

/** Returns the package of a theme component (`MuiDataGrid`), or `undefined` if there is none. */
export function packageOfComponent(name: string): string | undefined {
  return packages.get(name);
}
