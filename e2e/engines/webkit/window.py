#!/usr/bin/python3
"""A window of WebKitGTK for WebDriver: nothing but the page, in the size of the display.

Debian's own MiniBrowser has a toolbar. Arguments: width, height, a folder for its files, and what the driver adds.
"""
import os
import signal
import sys
from pathlib import Path

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

width, height = sys.argv[1:3]
folder = Path(sys.argv[3])

context = WebKit2.WebContext.new_ephemeral()
# With pages kept for Back, as Safari keeps them.
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_preferred_languages(['en-US'])


def new_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_page_cache(True)
    window = Gtk.Window()
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_to_file, view)
    (folder / 'pid').write_text(str(os.getpid()))
    return view


def print_to_file(view):
    """Prints the page to a file, on A4 without margins: window.print() does nothing under WebDriver."""
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, (folder / 'printed.pdf').as_uri())
    sheet = Gtk.PageSetup()
    sheet.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    for set_margin in (
        sheet.set_top_margin,
        sheet.set_bottom_margin,
        sheet.set_left_margin,
        sheet.set_right_margin,
    ):
        set_margin(0, Gtk.Unit.MM)
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(sheet)
    operation.print_()
    return GLib.SOURCE_CONTINUE


def on_started(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', new_view)


context.set_automation_allowed(True)
context.connect('automation-started', on_started)
Gtk.main()
