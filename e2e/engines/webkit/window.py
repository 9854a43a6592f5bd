#!/usr/bin/python3
"""A window of WebKitGTK for WebDriver: nothing but the page, in the size of the display.

Debian's own MiniBrowser has a toolbar. Arguments: width, height, and what the driver adds.
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height = sys.argv[1:3]

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
    return view


def on_started(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', new_view)


context.set_automation_allowed(True)
context.connect('automation-started', on_started)
Gtk.main()
