#!/usr/bin/env python3
"""Makes vectors.json: random RFC 5545 rules and the days that python-dateutil finds for them.

    apt-get install python3-dateutil && python3 makeVectors.py > vectors.json

Left out is what dateutil 2.9 answers differently from RFC 5545 or from other libraries: weeks that
belong to another year than their days (BYWEEKNO with an interval, BYSETPOS or the weeks 1, 52, 53),
BYWEEKNO without BYDAY, and WEEKLY with BYSETPOS from a first day in the middle of a week.
"""
import json
import random
import signal
import warnings
from datetime import date, datetime, timedelta
from itertools import islice

from dateutil.rrule import rrulestr

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
random.seed(5545)
# COUNT and UNTIL together are meant here.
warnings.simplefilter("ignore")


def some(values, most):
    return random.sample(values, random.randint(1, most))


def signed(most):
    return [n for n in range(-most, most + 1) if n != 0]


def make_rule(start):
    freq = random.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    parts = {"FREQ": freq}
    if random.random() < 0.5:
        parts["INTERVAL"] = random.choice([1, 2, 3, 4, 5, 7, 12, 30, 99])
    if random.random() < 0.35:
        parts["BYMONTH"] = some(list(range(1, 13)), 4)
    if freq != "WEEKLY" and random.random() < 0.4:
        parts["BYMONTHDAY"] = some(signed(31), 5)
    if random.random() < 0.5:
        days = some(WEEKDAYS, 5)
        if freq in ("MONTHLY", "YEARLY") and random.random() < 0.6:
            most = 5 if freq == "MONTHLY" or "BYMONTH" in parts else 53
            days = [f"{random.choice(signed(most))}{day}" for day in days]
        parts["BYDAY"] = days
    if freq == "YEARLY" and random.random() < 0.15:
        parts["BYYEARDAY"] = some(signed(366), 6)
    if freq == "YEARLY" and len(parts) == 1 and random.random() < 0.5:
        parts["BYWEEKNO"] = some(list(range(2, 52)), 4)
        parts["BYDAY"] = some(WEEKDAYS, 3)
    named = {"BYMONTH", "BYMONTHDAY", "BYDAY", "BYYEARDAY"} & set(parts)
    if named and "BYWEEKNO" not in parts and random.random() < 0.25:
        parts["BYSETPOS"] = some(signed(6), 2)
    if random.random() < 0.3:
        parts["WKST"] = random.choice(WEEKDAYS)
    if freq == "WEEKLY" and "BYSETPOS" in parts:
        parts["WKST"] = WEEKDAYS[start.weekday()]
    if random.random() < 0.3:
        parts["COUNT"] = random.choice([1, 2, 5, 17, 60])
    elif random.random() < 0.3:
        parts["UNTIL"] = (start + timedelta(random.randint(0, 4000))).strftime("%Y%m%d")
    text = lambda value: ",".join(map(str, value)) if isinstance(value, list) else value
    return ";".join(f"{name}={text(value)}" for name, value in parts.items())


def find_days(rule, start, horizon):
    begin = datetime(start.year, start.month, start.day)
    days = rrulestr(rule, dtstart=begin)
    if days._until is None or days._until > horizon:
        days = days.replace(until=horizon)
    # For a rule without a day dateutil looks up to the year 9999.
    signal.alarm(1)
    found = [day.date() for day in islice(days, 25)]
    signal.alarm(0)
    return found


def make_vector():
    start = date(random.randint(1996, 2040), 1, 1) + timedelta(random.randint(0, 365))
    rule = make_rule(start)
    horizon = datetime(start.year, start.month, start.day) + timedelta(366 * 12)
    found = find_days(rule, start, horizon)
    if "COUNT" in rule and found and found[0] != start:
        # The first day is the first of a COUNT in RFC 5545, but not in dateutil.
        start = found[0]
        found = find_days(rule, start, horizon)
    if "COUNT" in rule and found[:1] not in ([], [start]):
        return make_vector()
    to = found[-1] if len(found) == 25 else horizon.date()
    days = [day.isoformat() for day in found]
    return {"date": start.isoformat(), "rrule": rule, "to": to.isoformat(), "days": days}


def too_long(*_):
    raise TimeoutError


def make_vectors(count):
    made = []
    while len(made) < count:
        try:
            made.append(json.dumps(make_vector()))
        except TimeoutError:
            pass
    return made


signal.signal(signal.SIGALRM, too_long)
print("[\n" + ",\n".join(make_vectors(1000)) + "\n]")
