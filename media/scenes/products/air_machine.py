"""Air-cushion machines in the studio: whole, or a detail."""
from lib.air_cushions import cushion_hopper, cushion_machine, cushion_station
from lib.studio import photograph
from products.wrapper import look_closer, spare_the_backdrop

kinds = {'table': cushion_machine, 'station': cushion_station, 'hopper': cushion_hopper}


def build(kind, machine=None, turn=-30, elevation=19, fill=.8, azimuth=-8, key=.95, detail=None):
    kinds[kind](**(machine or {}), turn=(0, 0, turn))
    spare_the_backdrop()
    photograph(azimuth=azimuth, elevation=elevation, fill=fill, key=key)
    if detail:
        look_closer(turn, **detail)
