"""Tables, plots, pages, drawings: how anything is shown."""
